import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { companyTerms, sessions, users } from '../../database/schema'
import { hasValidCertificate } from '../wholesale/company-terms'
import { newToken, tokenHash } from './session-token'

const LIFETIME = sql`now() + interval '1 day'`

/**
 * The signed-in caller, loaded for each request, so that a changed role or a revoked token takes effect immediately.
 */
export interface Account {
  id: string
  role: 'customer' | 'wholeseller'
  /** False for a wholesaler whom staff have not approved. */
  isVerified: boolean
  username: string
  email: string
  phone: string | null
  /** True with a valid certificate of exemption from sales tax; read for callers only. */
  isTaxExempt?: boolean
}

/** The columns of an Account, apart from what staff agreed with its company. */
export const accountColumns = {
  id: users.id,
  role: users.role,
  isVerified: users.isVerified,
  username: users.username,
  email: users.email,
  phone: users.phone,
}

/**
 * The owner of a token that is neither expired nor revoked, unless staff locked the account. Records the use with at
 * most one write per five minutes.
 */
export async function findAccountByToken(db: Database, token: string): Promise<Account | null> {
  const hash = tokenHash(token)
  const [row] = await db
    .select({
      ...accountColumns,
      isTaxExempt: hasValidCertificate,
      stale: sql<boolean>`${sessions.lastUsedAt} < now() - interval '5 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companyTerms, eq(companyTerms.userId, users.id))
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, sql`now()`), isNull(users.lockedAt)))
  if (!row) return null
  const { stale, ...account } = row
  if (stale) await db.update(sessions).set({ lastUsedAt: new Date() }).where(eq(sessions.tokenHash, hash))
  return account
}

/**
 * Opens a session for a day and returns its token, of which only the hash is stored; deletes the user's expired
 * sessions.
 */
export async function createSession(db: Database, userId: string, device: string): Promise<string> {
  const token = newToken()
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)))
  await db.insert(sessions).values({ tokenHash: tokenHash(token), userId, device, expiresAt: LIFETIME })
  return token
}

/** A user's valid sessions, most recently used first; `current` marks the one of this token. */
export async function listSessions(db: Database, userId: string, currentToken: string) {
  const current = tokenHash(currentToken)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map(({ tokenHash: hash, ...row }) => ({ ...row, current: hash.equals(current) }))
}

/** Revokes one token. */
export async function revokeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

/** Revokes one of a user's sessions by its id; false when it isn't theirs. */
export async function revokeSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Revokes all of a user's tokens except the given one. */
export async function revokeSessions(db: Database, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, tokenHash(except))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}
