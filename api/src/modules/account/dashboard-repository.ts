import type { Dashboard, OrderStatus, OrderSummary, PaymentMethod } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orders, paymentMethods, products, wishlists } from '../../database/schema'
import { productImageUrl } from '../../media-url'

/** Filters a user's orders; without any, all orders match. */
export interface OrderFilter {
  status?: OrderStatus
  /** Matches order numbers, titles and SKUs. */
  search?: string
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function ownOrders(userId: string, { status, search }: OrderFilter) {
  const text = search && containing(search)
  return and(
    eq(orders.userId, userId),
    status && eq(orders.status, status),
    text
      ? sql`(${orders.orderNumber} ILIKE ${text} OR EXISTS (SELECT 1 FROM order_items
          WHERE order_id = orders.id AND (title ILIKE ${text} OR sku ILIKE ${text})))`
      : undefined,
  )
}

/** Number of a user's orders that match a filter. */
export const countOrders = (db: Database, userId: string, filter: OrderFilter): Promise<number> =>
  db.$count(orders, ownOrders(userId, filter))

/** A page of a user's orders, newest first. */
export async function listOrderSummaries(
  db: Database,
  userId: string,
  { limit, offset = 0, ...filter }: OrderFilter & { limit: number; offset?: number },
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
    .where(ownOrders(userId, filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ totalCents, createdAt, drawing, ...row }) => ({
    ...row,
    total: toDollars(totalCents),
    thumbnail: drawing && productImageUrl(drawing),
    created_at: createdAt.toISOString(),
  }))
}

/** Number of a user's orders and wishlist items. */
export async function countOrdersAndWishlist(
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

/** Serializes a saved card. */
export const serializeCard = (row: typeof paymentMethods.$inferSelect): PaymentMethod => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  exp_month: row.expMonth,
  exp_year: row.expYear,
  holder_name: row.holderName,
  is_defualt: row.isDefault,
})

/** A user's saved cards, the default first. */
export async function listCards(db: Database, userId: string): Promise<PaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt))
  return rows.map(serializeCard)
}
