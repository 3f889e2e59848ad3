import type { StockHold, stockHoldForm } from '@shop/shared-api/contract'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { stockHoldLines, stockHolds } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { tokenHash } from '../auth/session-token'
import { mergeLines, type RequestedLine } from '../cart/cart-lines'
import { countHeldByOthers } from '../cart/held-stock'
import { lockVariants, resolveAvailableLines } from './stock'

const HOLD_DURATION = sql`interval '10 minutes'`
const MAX_HOLD_DURATION = sql`interval '15 minutes'`

/** Who requests a hold, and how many units all their holds may contain. */
export interface Holder {
  /** The account, or a guest's network. */
  caller: string
  maxUnits: number
}

/**
 * Holds the units of a checkout, or extends its hold. Units are checked as for an order: variants locked in id order,
 * 409 naming the lines.
 */
export async function holdStock(
  db: Database,
  { hold_key, products }: z.output<typeof stockHoldForm>,
  { caller, maxUnits }: Holder,
): Promise<StockHold> {
  await db.delete(stockHolds).where(lt(stockHolds.heldUntil, sql`now() - interval '1 day'`))
  const [keyHash, callerHash] = [tokenHash(hold_key), tokenHash(caller)]
  const requested = mergeLines(products)
  return inTransaction(db, async (tx) => {
    // Serializes holds of one caller: two concurrent ones could exceed the limit together.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(${callerHash.readInt32BE(0)}::integer, ${callerHash.readInt32BE(4)}::integer)`,
    )
    const total =
      (await countHeldUnits(tx, callerHash, keyHash)) + requested.reduce((sum, { quantity }) => sum + quantity, 0)
    if (total > maxUnits) {
      const message = 'You cannot reserve this many items. You can still order what is in stock.'
      throw new Failure(409, 'hold_too_large', message)
    }
    const locked = await lockVariants(tx, variantIdsOf(requested))
    resolveAvailableLines(requested, locked, await countHeldByOthers(tx, productIdsOf(requested), hold_key))
    return saveHold(tx, keyHash, callerHash, requested)
  })
}

/** Deletes a hold when an order takes its units. */
export async function releaseHold(tx: Database, key: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.keyHash, tokenHash(key)))
}

/** Variant ids of the lines. */
export const variantIdsOf = (lines: RequestedLine[]) => lines.map(({ variantId }) => variantId)
/** Product ids of the lines. */
export const productIdsOf = (lines: RequestedLine[]) => lines.map(({ productId }) => productId)

/** Units in the caller's other holds. */
async function countHeldUnits(tx: Database, callerHash: Buffer, keyHash: Buffer): Promise<number> {
  const [row] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${stockHoldLines.quantity}), 0)::integer` })
    .from(stockHolds)
    .innerJoin(stockHoldLines, eq(stockHoldLines.keyHash, stockHolds.keyHash))
    .where(
      and(eq(stockHolds.callerHash, callerHash), gt(stockHolds.heldUntil, sql`now()`), ne(stockHolds.keyHash, keyHash)),
    )
  return row!.pieces
}

async function saveHold(
  tx: Database,
  keyHash: Buffer,
  callerHash: Buffer,
  requested: RequestedLine[],
): Promise<StockHold> {
  const [hold] = await tx
    .insert(stockHolds)
    .values({ keyHash, callerHash, heldUntil: sql`now() + ${HOLD_DURATION}` })
    .onConflictDoUpdate({
      target: stockHolds.keyHash,
      set: {
        callerHash,
        heldUntil: sql`least(now() + ${HOLD_DURATION}, ${stockHolds.beganAt} + ${MAX_HOLD_DURATION})`,
      },
    })
    .returning({
      until: stockHolds.heldUntil,
      atMost: sql<Date>`${stockHolds.beganAt} + ${MAX_HOLD_DURATION}`.mapWith(stockHolds.heldUntil),
      isOver: sql<boolean>`${stockHolds.heldUntil} <= now()`,
    })
  if (hold!.isOver) {
    throw new Failure(409, 'hold_over', 'Your reservation has ended. You can still order what is in stock.')
  }
  await tx.delete(stockHoldLines).where(eq(stockHoldLines.keyHash, keyHash))
  const lines = requested.map(({ variantId, quantity }) => ({ keyHash, variantId, quantity }))
  await tx.insert(stockHoldLines).values(lines)
  return { held_until: hold!.until.toISOString(), held_at_most_until: hold!.atMost.toISOString() }
}
