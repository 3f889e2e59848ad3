import type { StockHold, stockHoldForm } from '@shop/shared-api/contract'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { stockHoldLines, stockHolds } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { tokenHash } from '../auth/session-token'
import { mergeLines } from '../cart/cart-lines'
import { heldByOthers } from '../cart/held-pieces'
import { lockVariants, takeable, type Wanted } from './stock'

const EACH = sql`interval '10 minutes'`
const IN_ALL = sql`interval '15 minutes'`

/** Who asks for a hold, and how many pieces all their holds may keep together. */
export interface Holder {
  /** The account, or a guest's network. */
  caller: string
  mostPieces: number
}

/** Keeps the pieces of a checkout, or keeps what it holds for longer. Pieces are checked as for an order: variants locked in id order, 409 naming the lines. */
export async function holdStock(
  db: Database,
  { hold_key, products }: z.output<typeof stockHoldForm>,
  { caller, mostPieces }: Holder,
): Promise<StockHold> {
  await db.delete(stockHolds).where(lt(stockHolds.heldUntil, sql`now() - interval '1 day'`))
  const [keyHash, callerHash] = [tokenHash(hold_key), tokenHash(caller)]
  const wanted = mergeLines(products)
  return inTransaction(db, async (tx) => {
    // One after the other for one caller: else two at once pass the limit that both together break.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(${callerHash.readInt32BE(0)}::integer, ${callerHash.readInt32BE(4)}::integer)`,
    )
    const kept = (await piecesOf(tx, callerHash, keyHash)) + wanted.reduce((sum, { qty }) => sum + qty, 0)
    if (kept > mostPieces) {
      const message = 'We cannot keep so many pieces for one shopper. You can order what is there all the same.'
      throw new Failure(409, 'hold_too_large', message)
    }
    const locked = await lockVariants(tx, idsOf(wanted))
    takeable(wanted, locked, await heldByOthers(tx, productsOf(wanted), hold_key))
    return keep(tx, keyHash, callerHash, wanted)
  })
}

/** Ends a hold whose pieces an order takes. */
export async function endHold(tx: Database, key: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.keyHash, tokenHash(key)))
}

/** Variants of the lines. */
export const idsOf = (wanted: Wanted[]) => wanted.map((line) => line.product_variation_id)
/** Products of the lines. */
export const productsOf = (wanted: Wanted[]) => wanted.map((line) => line.product_id)

/** Pieces in the caller's other holds. */
async function piecesOf(tx: Database, callerHash: Buffer, keyHash: Buffer): Promise<number> {
  const [row] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${stockHoldLines.quantity}), 0)::integer` })
    .from(stockHolds)
    .innerJoin(stockHoldLines, eq(stockHoldLines.keyHash, stockHolds.keyHash))
    .where(
      and(eq(stockHolds.callerHash, callerHash), gt(stockHolds.heldUntil, sql`now()`), ne(stockHolds.keyHash, keyHash)),
    )
  return row!.pieces
}

async function keep(tx: Database, keyHash: Buffer, callerHash: Buffer, wanted: Wanted[]): Promise<StockHold> {
  const [hold] = await tx
    .insert(stockHolds)
    .values({ keyHash, callerHash, heldUntil: sql`now() + ${EACH}` })
    .onConflictDoUpdate({
      target: stockHolds.keyHash,
      set: { callerHash, heldUntil: sql`least(now() + ${EACH}, ${stockHolds.beganAt} + ${IN_ALL})` },
    })
    .returning({
      until: stockHolds.heldUntil,
      atMost: sql<Date>`${stockHolds.beganAt} + ${IN_ALL}`.mapWith(stockHolds.heldUntil),
      isOver: sql<boolean>`${stockHolds.heldUntil} <= now()`,
    })
  if (hold!.isOver) {
    throw new Failure(
      409,
      'hold_over',
      'We kept your items as long as we can. You can order what is there all the same.',
    )
  }
  await tx.delete(stockHoldLines).where(eq(stockHoldLines.keyHash, keyHash))
  const lines = wanted.map((line) => ({ keyHash, variantId: line.product_variation_id, quantity: line.qty }))
  await tx.insert(stockHoldLines).values(lines)
  return { held_until: hold!.until.toISOString(), held_at_most_until: hold!.atMost.toISOString() }
}
