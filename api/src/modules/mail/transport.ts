import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mail } from './mail-layout'

/**
 * Sends a mail; rejects on failure, after which it is retried. `id` and `messageId` are the same for every try of one
 * mail.
 */
export type MailTransport = (mail: Mail & { from: string; to: string; id: string; messageId: string }) => Promise<void>

/** RFC 8058: mail programs show a button that needs no page of the shop. */
const oneClick = (url: string | undefined) =>
  url === undefined
    ? undefined
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** The mail server is unavailable, so that other mails would fail too. */
export class MailServerDown extends Error {
  override name = 'MailServerDown'
}

/** SMTP timeouts in milliseconds. */
interface SmtpDeadlines {
  connectMs: number
  /** Between two messages of the server. */
  silenceMs: number
}

const usualDeadlines: SmtpDeadlines = { connectMs: 5_000, silenceMs: 10_000 }

/** Error codes of nodemailer that concern the server rather than the mail. */
const SERVER_DOWN = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'EAUTH',
  'ETLS',
  'ECONNREFUSED',
  'ECONNRESET',
])

/** Sends mail by SMTP; rejects with `MailServerDown` when the server hangs or is unreachable. */
export function smtpTransport(url: string, { connectMs, silenceMs } = usualDeadlines): MailTransport {
  // Next to the address: a second argument would be defaults of mails.
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  return async ({ id: _, unsubscribe, ...mail }) => {
    try {
      await smtp.sendMail({ ...mail, headers: oneClick(unsubscribe) })
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      throw SERVER_DOWN.has(code) ? new MailServerDown(message, { cause: error }) : error
    }
  }
}

/** The embedded default: writes each mail atomically to a file under `mail/` that any mail program can read. */
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
