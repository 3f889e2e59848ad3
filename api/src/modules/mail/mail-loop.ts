import type { Logger } from 'pino'
import type { Database } from '../../database/client'
import { repeat } from '../../repeat'
import { sendDueMails, type OutboxSettings } from './outbox-worker'
import type { MailTransport } from './transport'

const PAUSE_MS = 1_000

/** Sends due mails every second until it is closed; closing waits for mails in progress. */
export function startMailLoop(
  db: Database,
  transport: MailTransport,
  settings: OutboxSettings,
  logger: Logger,
): { close: () => Promise<void> } {
  return repeat(
    PAUSE_MS,
    async () => {
      const sent = await sendDueMails(db, transport, settings)
      if (sent > 0) logger.info({ sent }, 'mails sent')
    },
    (err) => logger.error({ err }, 'processing the mail outbox failed'),
  )
}
