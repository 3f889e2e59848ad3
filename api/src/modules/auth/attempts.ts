import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { attempts } from '../../database/schema'
import { Failure } from '../../failure'

/** How often something may be tried for one key. */
export interface AttemptLimit {
  scope: string
  most: number
  windowSeconds: number
}

const keyHashOf = (key: string) => createHash('sha256').update(key).digest()

/** Counts a try on all instances together, in one statement, and says which one it is in its window and how long that still lasts. */
export async function countTry(
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

/** Counts a try and says whether it is still within the limit. */
export async function countAttempt(db: Database, limit: AttemptLimit, key: string): Promise<boolean> {
  return (await countTry(db, limit, key)).count <= limit.most
}

/** Counts a try and throws 429 with the time to wait when it is one too many. */
export async function refuseBeyond(db: Database, limit: AttemptLimit, key: string, message: string): Promise<void> {
  const { count, secondsLeft } = await countTry(db, limit, key)
  if (count > limit.most) throw new Failure(429, 'too_many_requests', message, { retryAfter: secondsLeft })
}

/** The time left in the window of a key that has no try left, else null. Counts nothing. */
export async function isSpent(
  db: Database,
  { scope, most, windowSeconds }: AttemptLimit,
  key: string,
): Promise<{ secondsLeft: number } | null> {
  const age = sql<number>`extract(epoch FROM now() - ${attempts.windowStart})::integer`
  const [row] = await db
    .select({ count: attempts.count, age })
    .from(attempts)
    .where(and(eq(attempts.scope, scope), eq(attempts.keyHash, keyHashOf(key))))
  if (!row || row.count < most || row.age >= windowSeconds) return null
  return { secondsLeft: Math.max(1, windowSeconds - row.age) }
}

/** Forgets the tries of a key, after it succeeded. */
export async function forgetAttempts(db: Database, { scope }: AttemptLimit, key: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.scope, scope), eq(attempts.keyHash, keyHashOf(key))))
}

/** Takes away counters that no window looks at any more; none is longer than a day. */
export async function sweepAttempts(db: Database): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, sql`now() - interval '1 day'`))
}
