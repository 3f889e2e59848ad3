import type { Database } from '../../database/client'
import { releaseCoupon } from './coupon-use'
import { returnToStock } from './return-to-stock'

/** Undoes what an order took: its pieces go back on the shelf, then its coupon may be used again. */
export async function releaseStockAndCoupon(tx: Database, orderId: string): Promise<void> {
  await returnToStock(tx, orderId)
  await releaseCoupon(tx, orderId)
}
