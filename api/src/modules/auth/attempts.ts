import { createHash } from 'node:crypto'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { attempts } from '../../database/schema'
import { Failure } from '../../failure'

/** How many attempts one key has per window. */
export interface AttemptLimit {
  scope: string
  maxAttempts: number
  windowSeconds: number
}

const keyHashOf = (key: string) => createHash('sha256').update(key).digest()

/** Counts an attempt across all instances in one statement; returns its number in the window and the seconds left. */
export async function incrementAttempts(
  db: Database,
  { scope, windowSeconds }: Pick<AttemptLimit, 'scope' | 'windowSeconds'>,
  key: string,
): Promise<{ count: number; secondsLeft: number }> {
  const old = sql`attempts.window_start <= now() - make_interval(secs => ${windowSeconds})`
  const { rows } = (await db.execute(sql`
    INSERT INTO attempts (scope, key_hash, window_start) VALUES (${scope}, ${keyHashOf(key)}, now())
    ON CONFLICT (scope, key_hash) DO UPDATE SET
      count = CASE WHEN ${old} THEN 1 ELSE attempts.count + 1 END,
      window_start = CASE WHEN ${old} THEN now() ELSE attempts.window_start END
    RETURNING count, ceil(extract(epoch FROM window_start - now()))::integer + ${windowSeconds}::integer AS left`)) as unknown as {
    rows: { count: number; left: number }[]
  }
  return { count: rows[0]!.count, secondsLeft: Math.max(1, rows[0]!.left) }
}

/** Counts an attempt; true while it is within the limit. */
export async function consumeAttempt(db: Database, limit: AttemptLimit, key: string): Promise<boolean> {
  return (await incrementAttempts(db, limit, key)).count <= limit.maxAttempts
}

/** Counts an attempt; throws 429 with Retry-After when it exceeds the limit. */
export async function requireAttempt(db: Database, limit: AttemptLimit, key: string, message: string): Promise<void> {
  const { count, secondsLeft } = await incrementAttempts(db, limit, key)
  if (count > limit.maxAttempts) throw new Failure(429, 'too_many_requests', message, { retryAfter: secondsLeft })
}

/** The time left for a key that has no attempts left, otherwise null. Counts nothing. */
export async function findExhaustedWindow(
  db: Database,
  { scope, maxAttempts, windowSeconds }: AttemptLimit,
  key: string,
): Promise<{ secondsLeft: number } | null> {
  const age = sql<number>`extract(epoch FROM now() - ${attempts.windowStart})::integer`
  const [row] = await db
    .select({ count: attempts.count, age })
    .from(attempts)
    .where(and(eq(attempts.scope, scope), eq(attempts.keyHash, keyHashOf(key))))
  if (!row || row.count < maxAttempts || row.age >= windowSeconds) return null
  return { secondsLeft: Math.max(1, windowSeconds - row.age) }
}

/** A limit and the key that it counts. */
export type KeyedLimit = AttemptLimit & { key: string }

/**
 * Counts one attempt for each of the limits, or throws 429 when one is exhausted. Call it in a transaction:
 * its rollback undoes the counts. Concurrent callers must pass shared limits in the same order, in which their rows are
 * locked.
 */
export async function requireAttempts(tx: Database, limits: KeyedLimit[], refusal: (wait: number) => string) {
  const maxOf = ofScope(limits, ({ maxAttempts }) => maxAttempts)
  const isOver = sql`attempts.window_start <= now() - make_interval(secs => ${ofScope(limits, ({ windowSeconds }) => windowSeconds)})`
  const rows = limits.map(({ scope, key }) => sql`(${scope}, ${keyHashOf(key)}::bytea, now())`)
  const { rows: taken } = (await tx.execute(sql`
    INSERT INTO attempts (scope, key_hash, window_start) VALUES ${sql.join(rows, sql`, `)}
    ON CONFLICT (scope, key_hash) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE attempts.count + 1 END,
      window_start = CASE WHEN ${isOver} THEN now() ELSE attempts.window_start END
      WHERE ${isOver} OR attempts.count < ${maxOf}
    RETURNING scope`)) as unknown as { rows: { scope: string }[] }
  const reached = limits.filter(({ scope }) => !taken.some((row) => row.scope === scope))
  if (reached.length === 0) return
  const waits = await Promise.all(reached.map((limit) => secondsLeftOf(tx, limit)))
  const retryAfter = Math.max(...waits)
  throw new Failure(429, 'too_many_requests', refusal(retryAfter), { retryAfter })
}

/** Undoes one counted attempt of each limit, since it turned out harmless. */
export async function releaseAttempts(db: Database, limits: KeyedLimit[]): Promise<void> {
  const keys = limits.map(({ scope, key }) => sql`(${scope}, ${keyHashOf(key)}::bytea)`)
  await db.execute(sql`
    WITH locked AS (
      SELECT scope, key_hash FROM attempts WHERE (scope, key_hash) IN (${sql.join(keys, sql`, `)})
      ORDER BY ${ofScope(limits, (_, index) => index)} FOR UPDATE
    )
    UPDATE attempts SET count = greatest(0, attempts.count - 1) FROM locked
    WHERE attempts.scope = locked.scope AND attempts.key_hash = locked.key_hash`)
}

/** A number that depends on a row's scope. */
function ofScope(limits: KeyedLimit[], numberOf: (limit: KeyedLimit, index: number) => number): SQL {
  const cases = limits.map((limit, index) => sql`WHEN ${limit.scope} THEN ${numberOf(limit, index)}::integer`)
  return sql`CASE attempts.scope ${sql.join(cases, sql` `)} END`
}

async function secondsLeftOf(db: Database, { scope, key, windowSeconds }: KeyedLimit): Promise<number> {
  const [row] = await db
    .select({ age: sql<number>`floor(extract(epoch FROM now() - ${attempts.windowStart}))::integer` })
    .from(attempts)
    .where(and(eq(attempts.scope, scope), eq(attempts.keyHash, keyHashOf(key))))
  return Math.max(1, windowSeconds - (row?.age ?? 0))
}

/** Resets a key's count, after it succeeded. */
export async function clearAttempts(db: Database, { scope }: AttemptLimit, key: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.scope, scope), eq(attempts.keyHash, keyHashOf(key))))
}
