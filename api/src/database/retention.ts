import { lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { sweepSecrets } from '../modules/auth/sweep-secrets'
import type { Database } from './client'
import { attempts, authenticityChecks, googleLogins, idempotencyKeys, loginCodes, mailOutbox, sessions } from './schema'

/** Days that rows are kept which nothing needs any longer. The operators' guide names them: docs/servers.md. */
export const RETENTION_DAYS = {
  /** Counters; no window is longer. */
  attempts: 1,
  /** Sessions after they expired. */
  sessions: 1,
  /** A client that repeats an order after this time places another one. */
  idempotencyKeys: 30,
  /** Sent or not: a mail this old is useless. */
  mails: 30,
  /** A network that asks again later counts again. */
  authenticityChecks: 365,
} as const

const HOUR_MS = 3_600_000

const olderThan = (column: PgColumn, days: number): SQL => lt(column, sql`now() - make_interval(days => ${days})`)

/** Deletes what is past its retention; several servers may do it at the same time. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.delete(attempts).where(olderThan(attempts.windowStart, RETENTION_DAYS.attempts))
  await db.delete(googleLogins).where(lt(googleLogins.expiresAt, sql`now()`))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, sql`now()`))
  await sweepSecrets(db)
  await db.delete(sessions).where(olderThan(sessions.expiresAt, RETENTION_DAYS.sessions))
  await db.delete(idempotencyKeys).where(olderThan(idempotencyKeys.createdAt, RETENTION_DAYS.idempotencyKeys))
  await db.delete(mailOutbox).where(olderThan(mailOutbox.createdAt, RETENTION_DAYS.mails))
  await db.delete(authenticityChecks).where(olderThan(authenticityChecks.checkedAt, RETENTION_DAYS.authenticityChecks))
}

/** Deletes what is past its retention at once and then every hour, until it is closed; closing waits for the current round. */
export function startRetention(db: Database, logger: Pick<Logger, 'warn'>): { close: () => Promise<void> } {
  let round = Promise.resolve()
  const run = () => {
    round = round.then(() => deleteExpired(db)).catch((err: unknown) => logger.warn({ err }, 'retention sweep failed'))
  }
  run()
  const timer = setInterval(run, HOUR_MS)
  return {
    close: async () => {
      clearInterval(timer)
      await round
    },
  }
}
