import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { createBatchLoader } from '../../database/batch-loader'
import { stockHoldLines, stockHolds, variants } from '../../database/schema'
import { tokenHash } from '../auth/session-token'

/** Tells how many pieces other checkouts keep just now, by variant, of these products; what is held under `ownKey` is no part of it. */
type HeldByOthers = (productIds: number[], ownKey: string | null | undefined) => Promise<Map<number, number>>

type Held = Awaited<ReturnType<typeof holdsOf>>

/** All that is held of these products' variants. */
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

/** Without what is held under a key, and the rest added up. */
function withoutOwn(held: Held, ownKey: string | null | undefined): Map<number, number> {
  const own = ownKey ? tokenHash(ownKey) : null
  const sums = new Map<number, number>()
  for (const { variantId, keyHash, pieces } of held)
    if (!own?.equals(keyHash)) sums.set(variantId, (sums.get(variantId) ?? 0) + pieces)
  return sums
}

/** Pieces that other checkouts keep, asked for by this question alone, as within a transaction. */
export const countHeldByOthers = async (db: Database, ...[productIds, ownKey]: Parameters<HeldByOthers>) =>
  withoutOwn(await holdsOf(db, productIds), ownKey)

/** Pieces that other checkouts keep, asked for together with all who ask meanwhile, as quotes do. */
export function batchHeldByOthers(db: Database): HeldByOthers {
  const read = createBatchLoader((wishes: number[][]) => holdsOf(db, [...new Set(wishes.flat())]))
  return async (productIds, ownKey) => withoutOwn(await read(productIds), ownKey)
}
