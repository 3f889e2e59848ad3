import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { sessions, users } from '../../database/schema'
import { newToken, tokenHash } from './session-token'

const LIFETIME = sql`now() + interval '1 day'`

/** The signed-in caller, read anew for each request, so that a changed role or a revoked token counts at once. */
export interface Account {
  id: string
  role: 'customer' | 'wholeseller'
  /** False for a wholeseller whom staff have not approved. */
  isVerified: boolean
  username: string
  email: string
  phone: string | null
}

/** The columns that make an Account. */
export const accountColumns = {
  id: users.id,
  role: users.role,
  isVerified: users.isVerified,
  username: users.username,
  email: users.email,
  phone: users.phone,
}

/** The owner of a token that is neither expired nor revoked. */
export async function accountByToken(db: Database, token: string): Promise<Account | null> {
  const [account] = await db
    .select(accountColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, sql`now()`)))
  return account ?? null
}

/** Opens a session for a day and gives back its token, which is kept nowhere; sweeps the user's expired ones. */
export async function openSession(db: Database, userId: string): Promise<string> {
  const token = newToken()
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)))
  await db.insert(sessions).values({ tokenHash: tokenHash(token), userId, expiresAt: LIFETIME })
  return token
}

/** Kills one token. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

/** Kills all of a user's tokens, save the one given. */
export async function closeSessions(db: Database, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, tokenHash(except))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}
