import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderItems, variants } from '../../database/schema'
import { adjustStock } from './stock'

/** Returns an order's units to stock, except those of canceled lines; locks its variants in id order. */
export async function returnToStock(tx: Database, orderId: string): Promise<void> {
  const items = await tx
    .select({ variantId: variants.id, quantity: sql<number>`${orderItems.quantity} - ${orderItems.cancelledQuantity}` })
    .from(variants)
    .innerJoin(orderItems, eq(orderItems.variantId, variants.id))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(variants.id))
    .for('update', { of: variants })
  if (items.length > 0)
    await adjustStock(
      tx,
      items.map(({ variantId, quantity }) => ({ variantId, by: quantity })),
    )
}
