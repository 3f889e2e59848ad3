import type { Logger } from 'pino'
import type { Database } from '../../database/client'
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
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let round = Promise.resolve()

  const again = () => {
    if (closed) return
    timer = setTimeout(() => {
      round = sendDueMails(db, transport, settings).then(
        (sent) => void (sent > 0 && logger.info({ sent }, 'mails sent')),
        (err: unknown) => logger.error({ err }, 'processing the mail outbox failed'),
      )
      void round.then(again)
    }, PAUSE_MS)
  }
  again()

  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await round
    },
  }
}
