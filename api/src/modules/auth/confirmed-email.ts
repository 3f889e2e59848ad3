import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orders, users } from '../../database/schema'

/** Notes that this account's person owns the mailbox, and joins the guest orders that were placed with it. */
export async function markEmailConfirmed(tx: Database, userId: string, email: string): Promise<void> {
  await tx.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, userId))
  await tx
    .update(orders)
    .set({ userId, guestTokenHash: null })
    .where(and(eq(orders.email, email), isNull(orders.userId)))
}
