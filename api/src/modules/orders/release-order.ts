import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orders } from '../../database/schema'
import { returnCredit } from '../store-credit/ledger'
import { releaseCoupon } from './coupon-use'
import { returnToStock } from './return-to-stock'

/**
 * Returns a locked order's units to stock, makes its coupon usable again, and returns the store credit of an order that
 * was not paid; a paid one is refunded.
 */
export async function releaseOrder(tx: Database, orderId: string): Promise<void> {
  await returnToStock(tx, orderId)
  await releaseCoupon(tx, orderId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order || order.storeCreditCents === 0 || !['pending', 'failed'].includes(order.paymentStatus)) return
  await returnCredit(tx, order, order.storeCreditCents, { kind: 'release', recordedBy: 'payment' })
}
