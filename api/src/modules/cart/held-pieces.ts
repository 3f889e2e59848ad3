import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { stockHoldLines, stockHolds, variants } from '../../database/schema'
import { tokenHash } from '../auth/session-token'

/** Pieces that other checkouts keep just now, by variant, for these products; what is held under `ownKey` is no part of it. */
export async function heldByOthers(
  db: Database,
  productIds: number[],
  ownKey: string | null | undefined,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ variantId: stockHoldLines.variantId, pieces: sql<number>`sum(${stockHoldLines.quantity})::integer` })
    .from(stockHoldLines)
    .innerJoin(stockHolds, eq(stockHolds.keyHash, stockHoldLines.keyHash))
    .innerJoin(variants, eq(variants.id, stockHoldLines.variantId))
    .where(
      and(
        inArray(variants.productId, productIds),
        gt(stockHolds.heldUntil, sql`now()`),
        ownKey ? ne(stockHolds.keyHash, tokenHash(ownKey)) : undefined,
      ),
    )
    .groupBy(stockHoldLines.variantId)
  return new Map(rows.map(({ variantId, pieces }) => [variantId, pieces]))
}
