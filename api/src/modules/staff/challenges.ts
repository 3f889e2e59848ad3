import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { staffChallenges } from '../../database/schema'
import { tokenHash } from '../auth/session-token'

const CHALLENGE_MS = 5 * 60_000

/** Stores a challenge for five minutes: of a member who adds a passkey, or null for using one. */
export async function rememberChallenge(db: Database, challenge: string, staffId: string | null): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS)
  await db.insert(staffChallenges).values({ challengeHash: tokenHash(challenge), staffId, expiresAt })
}

/** Accepts a challenge once, from the member for whom it was made. */
export async function acceptChallenge(db: Database, challenge: string, staffId: string | null): Promise<boolean> {
  const isFor = staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId)
  const isKnown = eq(staffChallenges.challengeHash, tokenHash(challenge))
  const isOpen = gt(staffChallenges.expiresAt, sql`now()`)
  const accepted = await db
    .delete(staffChallenges)
    .where(and(isKnown, isFor, isOpen))
    .returning()
  return accepted.length > 0
}
