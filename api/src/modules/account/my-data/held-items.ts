import type { MyData } from '@shop/shared-api/contract'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { products, stockHoldLines, stockHolds, variants } from '../../../database/schema'
import { tokenHash } from '../../auth/session-token'

/** Units currently held for a user's checkouts. One statement. */
export async function listHeldItems(db: Database, userId: string): Promise<MyData['items_on_hold']> {
  const rows = await db
    .select({
      product: products.title,
      size: variants.size,
      color: variants.color,
      quantity: stockHoldLines.quantity,
      heldUntil: stockHolds.heldUntil,
    })
    .from(stockHolds)
    .innerJoin(stockHoldLines, eq(stockHoldLines.keyHash, stockHolds.keyHash))
    .innerJoin(variants, eq(variants.id, stockHoldLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(stockHolds.callerHash, tokenHash(userId)), gt(stockHolds.heldUntil, sql`now()`)))
    .orderBy(asc(stockHolds.heldUntil), asc(variants.id))
  return rows.map(({ heldUntil, ...item }) => ({ ...item, held_until: heldUntil.toISOString() }))
}
