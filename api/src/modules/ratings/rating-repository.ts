import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderItems, orders, products, ratings } from '../../database/schema'

/** Adds a review that awaits moderation; false when this email has already reviewed the product. */
export async function addRating(db: Database, rating: typeof ratings.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(ratings)
    .values(rating)
    .onConflictDoNothing({ target: [ratings.productId, ratings.email] })
    .returning()
  return added.length > 0
}

/** Whether shoppers can see this product. */
export async function isPublished(db: Database, productId: number): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, productId), products.published))) > 0
}

/**
 * Whether this user bought the product and did not return it. Only an account proves that, an entered email doesn't.
 */
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
