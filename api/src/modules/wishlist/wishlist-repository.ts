import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products, wishlists } from '../../database/schema'

/** A user's own wishlist; items of other users are never found. */
export function wishlistRepository(db: Database) {
  return {
    /** Newest first, without products that are no longer sold. */
    list: (userId: string) =>
      db
        .select({ id: wishlists.id, productId: wishlists.productId })
        .from(wishlists)
        .innerJoin(products, and(eq(products.id, wishlists.productId), products.published))
        .where(eq(wishlists.userId, userId))
        .orderBy(desc(wishlists.createdAt), desc(wishlists.id)),

    /** Adds existing products that are not on the list yet, the last one newest. */
    async add(userId: string, productIds: number[]): Promise<void> {
      const published = await db
        .select({ id: products.id })
        .from(products)
        .where(and(inArray(products.id, productIds), products.published))
      const existing = new Set(published.map(({ id }) => id))
      const rows = productIds
        .filter((id) => existing.has(id))
        .map((productId, index) => ({
          userId,
          productId,
          createdAt: sql`clock_timestamp() + ${index} * interval '1 microsecond'`,
        }))
      if (rows.length > 0) await db.insert(wishlists).values(rows).onConflictDoNothing()
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const deleted = await db
        .delete(wishlists)
        .where(and(eq(wishlists.id, id), eq(wishlists.userId, userId)))
        .returning({ id: wishlists.id })
      return deleted.length > 0
    },
  }
}
