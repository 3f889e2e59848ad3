import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderItems } from '../../database/schema'
import { restockPieces } from './stock'

/** Returns an order's units to stock, except those of canceled lines. */
export async function returnToStock(tx: Database, orderId: string): Promise<void> {
  const pieces = await tx
    .select({
      variantId: orderItems.variantId,
      quantity: sql<number>`${orderItems.quantity} - ${orderItems.cancelledQuantity}`,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  await restockPieces(tx, pieces)
}
