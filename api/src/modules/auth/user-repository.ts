import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emailChanges, resetCodes, users } from '../../database/schema'

/** What a new account is made from; the email in lower case. */
export type NewUser = typeof users.$inferInsert

/** Adds a user; undefined when the email is taken. */
export async function addUser(db: Database, user: NewUser) {
  const [added] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return added
}

/** The user with this email, password hash included. */
export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** Lets one change at a time be made to what a user keeps, so that what was counted still holds when it is written. */
export const lockUser = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** Gives an account another password, or none. Reset codes and an unconfirmed email end, since a thief may have requested them. */
export async function changePassword(tx: Database, userId: string, passwordHash: string | null): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await tx.delete(resetCodes).where(eq(resetCodes.userId, userId))
}

/** Whether a password that was proven by this hash still holds; it then does until the transaction's end, so that nothing built on it outlives a change of the password. */
export async function isCurrentPassword(tx: Database, userId: string, passwordHash: string): Promise<boolean> {
  const mine = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
  return (await tx.select({ id: users.id }).from(users).where(mine).for('no key update')).length > 0
}
