import type { Database } from '../database/client'
import { countTry } from '../modules/auth/attempts'

const MOST_KEYS = 10_000

/** Which try this is in its window, and how long that still lasts. */
interface Tries {
  count: number
  secondsLeft: number
}

/**
 * Counts tries of one scope in the database, where all instances see them. A key that is past its limit is
 * remembered here until its window ends, so that a flood costs the database no more than the limit allows.
 */
export function sharedTries(db: Database, scope: string) {
  const refused = new Map<string, { count: number; until: number }>()

  return async function tries(
    key: string,
    { most, windowSeconds }: { most: number; windowSeconds: number },
  ): Promise<Tries> {
    const known = refused.get(key)
    const secondsLeft = known ? Math.ceil((known.until - Date.now()) / 1000) : 0
    if (known && secondsLeft > 0) return { count: (known.count += 1), secondsLeft }
    refused.delete(key)
    const counted = await countTry(db, { scope, windowSeconds }, key)
    if (counted.count > most) {
      if (refused.size >= MOST_KEYS) refused.clear()
      refused.set(key, { count: counted.count, until: Date.now() + counted.secondsLeft * 1000 })
    }
    return counted
  }
}
