import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emailChanges, resetCodes, users } from '../../database/schema'

/** Columns of a new account; the email in lower case. */
export type NewUser = typeof users.$inferInsert

/** Adds a user; undefined when the email is taken. */
export async function addUser(db: Database, user: NewUser) {
  const [added] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return added
}

/** The user with this email, including the password hash. */
export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** Serializes changes to a user's records, so that a count still holds when a row is written. */
export const lockUser = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/**
 * Sets or removes an account's password. Deletes reset codes and a pending email change, since a thief may have
 * requested them.
 */
export async function changePassword(tx: Database, userId: string, passwordHash: string | null): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await tx.delete(resetCodes).where(eq(resetCodes.userId, userId))
}

/**
 * Whether the password verified by this hash is still current and the account not locked by staff. Locks the row until
 * the end of the transaction, so that nothing based on it outlives a password change or a lock.
 */
export async function isCurrentPassword(tx: Database, userId: string, passwordHash: string): Promise<boolean> {
  const mine = and(eq(users.id, userId), eq(users.passwordHash, passwordHash), isNull(users.lockedAt))
  return (await tx.select({ id: users.id }).from(users).where(mine).for('no key update')).length > 0
}
