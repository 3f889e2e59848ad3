import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderItems, orders, products, ratings } from '../../database/schema'

/** Adds a review that waits for moderation; false when this email has reviewed the product before. */
export async function addRating(db: Database, rating: typeof ratings.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(ratings)
    .values(rating)
    .onConflictDoNothing({ target: [ratings.productId, ratings.email] })
    .returning()
  return added.length > 0
}

/** Says whether shoppers can see this product. */
export async function isPublished(db: Database, productId: number): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, productId), products.published))) > 0
}

/** Says whether this person has bought the product and kept it; only an account proves that, an email typed in does not. */
export async function hasPurchased(db: Database, userId: string, productId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderItems.productId, productId),
        notInArray(orders.status, ['cancelled', 'returned']),
      ),
    )
    .limit(1)
  return row !== undefined
}
