import type { Database } from '../../database/client'
import { giveCouponBack } from './coupon-use'
import { returnToStock } from './return-to-stock'

/** Undoes what an order took: its pieces go back on the shelf, then its coupon may be used again; answers the products touched. */
export async function restore(tx: Database, orderId: string): Promise<number[]> {
  const productIds = await returnToStock(tx, orderId)
  await giveCouponBack(tx, orderId)
  return productIds
}
