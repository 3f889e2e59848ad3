import { lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { sweepSecrets } from '../modules/auth/sweep-secrets'
import type { Database } from './client'
import {
  attempts,
  authenticityChecks,
  emptySearches,
  googleLogins,
  idempotencyKeys,
  loginCodes,
  mailOutbox,
  sessions,
  staffChallenges,
  staffInvitations,
  staffSessions,
} from './schema'

/** Days for which rows without further use are retained; docs/servers.md lists them. */
export const RETENTION_DAYS = {
  /** Rate limit counters; no window is longer. */
  attempts: 1,
  /** Sessions, after they expired. */
  sessions: 1,
  /** Sessions of staff, from their start. */
  staffSessions: 7,
  /** After this time a repeated order request places a new order. */
  idempotencyKeys: 30,
  /** Sent or not: older mails are useless. */
  mails: 30,
  /** A network that checks the same code later is counted again. */
  authenticityChecks: 365,
  /** Searches without results, since the last one. */
  emptySearches: 180,
} as const

const HOUR_MS = 3_600_000

const olderThan = (column: PgColumn, days: number): SQL => lt(column, sql`now() - make_interval(days => ${days})`)

/** Deletes rows past their retention; safe on several servers at once. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.delete(attempts).where(olderThan(attempts.windowStart, RETENTION_DAYS.attempts))
  await db.delete(googleLogins).where(lt(googleLogins.expiresAt, sql`now()`))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, sql`now()`))
  await sweepSecrets(db)
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, sql`now()`))
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, sql`now()`))
  await db.delete(staffSessions).where(olderThan(staffSessions.createdAt, RETENTION_DAYS.staffSessions))
  await db.delete(sessions).where(olderThan(sessions.expiresAt, RETENTION_DAYS.sessions))
  await db.delete(idempotencyKeys).where(olderThan(idempotencyKeys.createdAt, RETENTION_DAYS.idempotencyKeys))
  await db.delete(mailOutbox).where(olderThan(mailOutbox.createdAt, RETENTION_DAYS.mails))
  await db.delete(authenticityChecks).where(olderThan(authenticityChecks.checkedAt, RETENTION_DAYS.authenticityChecks))
  await db.delete(emptySearches).where(olderThan(emptySearches.lastSearchedOn, RETENTION_DAYS.emptySearches))
}

/** Deletes rows past their retention now and then every hour until closed; closing waits for the current run. */
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
