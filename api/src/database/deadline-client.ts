import { Client, type ClientConfig } from 'pg'
import type { DatabaseDeadlines } from './deadlines'

/** PostgreSQL cancels statements itself; ours is this much later and only applies if it is frozen or unreachable. */
const SILENCE_MS = 1_000
/** pg's message when its own `query_timeout` has passed. */
const SILENT = 'Query read timeout'

/** Connection settings for these deadlines, sent as start-up parameters without extra statements. */
export function deadlineSettings(url: string, deadlines: DatabaseDeadlines): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: deadlines.acquireMs,
    statement_timeout: deadlines.statementMs,
    query_timeout: deadlines.statementMs + SILENCE_MS,
    lock_timeout: deadlines.lockMs,
    idle_in_transaction_session_timeout: deadlines.idleInTransactionMs,
    keepAlive: true,
    application_name: 'shop-api',
  }
}

/**
 * Closes a connection as soon as PostgreSQL exceeds its deadline, because a ROLLBACK behind the lost statement would
 * wait as long again. If a transaction holds it, that transaction fails, not the process.
 */
export class DeadlineClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }

  override query = ((...given: unknown[]): unknown => {
    const result: unknown = (super.query as (...given: unknown[]) => unknown)(...given)
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      if ((error as Error).message === SILENT) this.destroy()
      throw error
    })
  }) as Client['query']

  private destroy(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
}
