import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mail } from './mail-layout'

/** Hands a mail on; rejects when it could not, and then it is tried again. `id` and `messageId` are the same for every try of one mail. */
export type MailTransport = (mail: Mail & { from: string; to: string; id: string; messageId: string }) => Promise<void>

/** RFC 8058: mail programs show a button that needs no page of ours. */
const oneClick = (url: string | undefined) =>
  url === undefined
    ? undefined
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Real mail by SMTP. */
export function smtpTransport(url: string): MailTransport {
  const smtp = nodemailer.createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return async ({ id: _, unsubscribe, ...mail }) => {
    await smtp.sendMail({ ...mail, headers: oneClick(unsubscribe) })
  }
}

/** The embedded default: each mail is a file under `mail/`, whole or not there, readable by any mail program. */
export function fileTransport(dataDir: string): MailTransport {
  const folder = join(dataDir, 'mail')
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async ({ id, unsubscribe, ...mail }) => {
    const { message } = await composer.sendMail({ ...mail, headers: oneClick(unsubscribe) })
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `.${randomUUID()}`)
    await writeFile(unfinished, message as Buffer, { mode: 0o600 })
    await rename(unfinished, join(folder, `${id}.eml`))
  }
}
