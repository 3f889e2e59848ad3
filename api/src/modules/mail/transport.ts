import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mail } from './mail-layout'

/** Hands a mail on; rejects when it could not, and then it is tried again. `id` is the same for every try of one mail. */
export type MailTransport = (mail: Mail & { from: string; to: string; id: string }) => Promise<void>

/** Real mail by SMTP. */
export function smtpTransport(url: string): MailTransport {
  const smtp = nodemailer.createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return async ({ from, to, subject, text, html, id }) => {
    await smtp.sendMail({ from, to, subject, text, html, messageId: `<${id}@shop>` })
  }
}

/** The embedded default: each mail is a file under `mail/`, whole or not there, readable by any mail program. */
export function fileTransport(dataDir: string): MailTransport {
  const folder = join(dataDir, 'mail')
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async ({ from, to, subject, text, html, id }) => {
    const { message } = await composer.sendMail({ from, to, subject, text, html, messageId: `<${id}@shop>` })
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `.${randomUUID()}`)
    await writeFile(unfinished, message as Buffer, { mode: 0o600 })
    await rename(unfinished, join(folder, `${id}.eml`))
  }
}
