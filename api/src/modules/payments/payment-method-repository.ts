import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { paymentMethods } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, notFound } from '../../failure'
import { lockUser } from '../auth/user-repository'
import type { Card } from './provider'

const MAX_CARDS = 10
const mine = (userId: string, id: string) => and(eq(paymentMethods.id, id), eq(paymentMethods.userId, userId))

const makeDefault = async (tx: Database, userId: string, id: string) => {
  await tx
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.userId, userId), paymentMethods.isDefault))
  await tx.update(paymentMethods).set({ isDefault: true }).where(mine(userId, id))
}

/** A user's saved cards; cards of other users are never found. */
export function paymentMethodRepository(db: Database) {
  return {
    async find(userId: string, id: string) {
      const [row] = await db.select().from(paymentMethods).where(mine(userId, id))
      return row
    },

    /** The provider's reference of any of the user's cards. */
    async anyReference(userId: string, provider: string): Promise<string | undefined> {
      const [row] = await db
        .select({ reference: paymentMethods.providerReference })
        .from(paymentMethods)
        .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.provider, provider)))
        .limit(1)
      return row?.reference
    },

    /** Saves a card; the first becomes the default. Throws 409 beyond ten. */
    add: (userId: string, provider: string, card: Card, wantsDefault: boolean) =>
      inTransaction(db, async (tx) => {
        await lockUser(tx, userId)
        const count = await tx.$count(paymentMethods, eq(paymentMethods.userId, userId))
        if (count >= MAX_CARDS)
          throw new Failure(409, 'too_many_cards', 'You can save up to ten cards. Please delete one first.')
        const [added] = await tx
          .insert(paymentMethods)
          .values({
            userId,
            provider,
            providerReference: card.reference,
            brand: card.brand,
            last4: card.last4,
            expMonth: card.expMonth,
            expYear: card.expYear,
            holderName: card.holderName,
            createdAt: sql`clock_timestamp()`,
          })
          .returning()
        const isDefault = wantsDefault || count === 0
        if (isDefault) await makeDefault(tx, userId, added!.id)
        return { ...added!, isDefault }
      }),

    /** Throws 404 for a card that isn't theirs. */
    setDefault: (userId: string, id: string) =>
      inTransaction(db, async (tx) => {
        await lockUser(tx, userId)
        const [card] = await tx.select({ id: paymentMethods.id }).from(paymentMethods).where(mine(userId, id))
        if (!card) throw notFound()
        await makeDefault(tx, userId, id)
      }),

    /** Deletes and returns a card; the newest of the others replaces it as default. */
    remove: (userId: string, id: string) =>
      inTransaction(db, async (tx) => {
        await lockUser(tx, userId)
        const [deleted] = await tx.delete(paymentMethods).where(mine(userId, id)).returning()
        if (!deleted) throw notFound()
        if (!deleted.isDefault) return deleted
        const [newest] = await tx
          .select({ id: paymentMethods.id })
          .from(paymentMethods)
          .where(eq(paymentMethods.userId, userId))
          .orderBy(desc(paymentMethods.createdAt))
          .limit(1)
        if (newest) await makeDefault(tx, userId, newest.id)
        return deleted
      }),
  }
}
