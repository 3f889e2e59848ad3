import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orders, users } from '../../database/schema'

/** Marks the user's email as confirmed and assigns the guest orders placed with it to the account. */
export async function markEmailConfirmed(tx: Database, userId: string, email: string): Promise<void> {
  await tx.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, userId))
  await tx
    .update(orders)
    .set({ userId, guestTokenHash: null })
    .where(and(eq(orders.email, email), isNull(orders.userId)))
}
