import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { attempts } from '../../database/schema'

/** How often something may be tried for one key. */
export interface AttemptLimit {
  scope: string
  most: number
  windowSeconds: number
}

const keyHashOf = (key: string) => createHash('sha256').update(key).digest()

/** Counts a try, on all instances together, and says whether it is still within the limit. One statement. */
export async function countAttempt(
  db: Database,
  { scope, most, windowSeconds }: AttemptLimit,
  key: string,
): Promise<boolean> {
  const old = sql`attempts.window_start < now() - make_interval(secs => ${windowSeconds})`
  const { rows } = (await db.execute(sql`
    INSERT INTO attempts (scope, key_hash, window_start) VALUES (${scope}, ${keyHashOf(key)}, now())
    ON CONFLICT (scope, key_hash) DO UPDATE SET
      count = CASE WHEN ${old} THEN 1 ELSE attempts.count + 1 END,
      window_start = CASE WHEN ${old} THEN now() ELSE attempts.window_start END
    RETURNING count`)) as unknown as { rows: { count: number }[] }
  return rows[0]!.count <= most
}

/** Forgets the tries of a key, after it succeeded. */
export async function forgetAttempts(db: Database, { scope }: AttemptLimit, key: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.scope, scope), eq(attempts.keyHash, keyHashOf(key))))
}
