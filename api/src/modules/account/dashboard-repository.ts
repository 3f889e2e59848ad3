import type { Dashboard, OrderSummary, PaymentMethod } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orders, paymentMethods, products, wishlists } from '../../database/schema'
import { productImage } from '../../media-address'

/** A user's orders as a list shows them, newest first. */
export async function orderSummaries(
  db: Database,
  userId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OrderSummary[]> {
  const rows = await db
    .select({
      id: orders.id,
      order_number: orders.orderNumber,
      status: orders.status,
      totalCents: orders.totalCents,
      createdAt: orders.createdAt,
      item_count: sql<number>`(SELECT coalesce(sum(quantity), 0)::integer FROM order_items WHERE order_id = orders.id)`,
      drawing: sql<string | null>`(SELECT drawing FROM order_items WHERE order_id = orders.id ORDER BY id LIMIT 1)`,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ totalCents, createdAt, drawing, ...row }) => ({
    ...row,
    total: toDollars(totalCents),
    thumbnail: drawing && productImage(drawing),
    created_at: createdAt.toISOString(),
  }))
}

/** How many orders and wishes a user has. */
export async function countsOf(
  db: Database,
  userId: string,
): Promise<Pick<Dashboard, 'orders_count' | 'wishlist_count'>> {
  const [row] = (
    (await db.execute(sql`SELECT
      (SELECT count(*)::integer FROM ${orders} WHERE ${eq(orders.userId, userId)}) AS orders_count,
      (SELECT count(*)::integer FROM ${wishlists} JOIN ${products} ON ${and(eq(products.id, wishlists.productId), products.published)}
        WHERE ${eq(wishlists.userId, userId)}) AS wishlist_count`)) as unknown as {
      rows: Pick<Dashboard, 'orders_count' | 'wishlist_count'>[]
    }
  ).rows
  return row!
}

/** A saved card as the wire tells it. */
export const cardOnTheWire = (row: typeof paymentMethods.$inferSelect): PaymentMethod => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  exp_month: row.expMonth,
  exp_year: row.expYear,
  holder_name: row.holderName,
  is_defualt: row.isDefault,
})

/** A user's saved cards, the default first. */
export async function cardsOf(db: Database, userId: string): Promise<PaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt))
  return rows.map(cardOnTheWire)
}
