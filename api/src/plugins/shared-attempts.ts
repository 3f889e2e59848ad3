import type { Database } from '../database/client'
import { incrementAttempts } from '../modules/auth/attempts'

const MAX_KEYS = 10_000

/** The number of attempts in the window, and the seconds left in it. */
interface Attempts {
  count: number
  secondsLeft: number
}

/**
 * Counts attempts of one scope in the database, shared by all instances. A key beyond its limit is cached here until
 * its window ends, so that a flood costs the database no more than the limit allows.
 */
export function createSharedAttempts(db: Database, scope: string) {
  const refused = new Map<string, { count: number; until: number }>()

  return async function increment(
    key: string,
    { most, windowSeconds }: { most: number; windowSeconds: number },
  ): Promise<Attempts> {
    const known = refused.get(key)
    const secondsLeft = known ? Math.ceil((known.until - Date.now()) / 1000) : 0
    if (known && secondsLeft > 0) return { count: (known.count += 1), secondsLeft }
    refused.delete(key)
    const counted = await incrementAttempts(db, { scope, windowSeconds }, key)
    if (counted.count > most) {
      if (refused.size >= MAX_KEYS) refused.clear()
      refused.set(key, { count: counted.count, until: Date.now() + counted.secondsLeft * 1000 })
    }
    return counted
  }
}
