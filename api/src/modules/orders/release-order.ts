import type { Database } from '../../database/client'
import { releaseCoupon } from './coupon-use'
import { returnToStock } from './return-to-stock'

/** Returns an order's units to stock, then makes its coupon usable again. */
export async function releaseStockAndCoupon(tx: Database, orderId: string): Promise<void> {
  await returnToStock(tx, orderId)
  await releaseCoupon(tx, orderId)
}
