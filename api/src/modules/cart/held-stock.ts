import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { createBatchLoader } from '../../database/batch-loader'
import { stockHoldLines, stockHolds, variants } from '../../database/schema'
import { tokenHash } from '../auth/session-token'

/** Units that other checkouts hold of these products, by variant; excludes the hold of `ownKey`. */
type HeldByOthers = (productIds: number[], ownKey: string | null | undefined) => Promise<Map<number, number>>

type Held = Awaited<ReturnType<typeof holdsOf>>

/** All holds of these products' variants. */
function holdsOf(db: Database, productIds: number[]) {
  return db
    .select({
      variantId: stockHoldLines.variantId,
      keyHash: stockHoldLines.keyHash,
      pieces: stockHoldLines.quantity,
    })
    .from(stockHoldLines)
    .innerJoin(stockHolds, eq(stockHolds.keyHash, stockHoldLines.keyHash))
    .innerJoin(variants, eq(variants.id, stockHoldLines.variantId))
    .where(
      and(sql`${variants.productId} = ANY(${sql.param(productIds)}::integer[])`, gt(stockHolds.heldUntil, sql`now()`)),
    )
}

/** Sums of units by variant, without the hold of a key. */
function withoutOwn(held: Held, ownKey: string | null | undefined): Map<number, number> {
  const own = ownKey ? tokenHash(ownKey) : null
  const sums = new Map<number, number>()
  for (const { variantId, keyHash, pieces } of held)
    if (!own?.equals(keyHash)) sums.set(variantId, (sums.get(variantId) ?? 0) + pieces)
  return sums
}

/** Units that other checkouts hold, read by a separate query, as within a transaction. */
export const countHeldByOthers = async (db: Database, ...[productIds, ownKey]: Parameters<HeldByOthers>) =>
  withoutOwn(await holdsOf(db, productIds), ownKey)

/** Units that other checkouts hold, read in one query for all concurrent callers, as for quotes. */
export function batchHeldByOthers(db: Database): HeldByOthers {
  const read = createBatchLoader((wishes: number[][]) => holdsOf(db, [...new Set(wishes.flat())]))
  return async (productIds, ownKey) => withoutOwn(await read(productIds), ownKey)
}
