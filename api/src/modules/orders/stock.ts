import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products, variants } from '../../database/schema'
import { Failure } from '../../failure'
import type { RequestedLine } from '../cart/cart-lines'
import { priceNow } from '../cart/pricing'

/** Locks the variants in id order (any other order deadlocks) and returns their current state and prices. */
export async function lockVariants(tx: Database, ids: number[]) {
  const rows = await tx
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      size: variants.size,
      color: variants.color,
      drawing: variants.drawing,
      priceCents: variants.priceCents,
      salePriceCents: variants.salePriceCents,
      saleStartsAt: products.saleStartsAt,
      saleEndsAt: products.saleEndsAt,
      stock: variants.stock,
      title: products.title,
      published: products.published,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('update', { of: variants })
  return rows.map(priceNow)
}

/** A locked variant. */
export type LockedVariant = Awaited<ReturnType<typeof lockVariants>>[number]

/**
 * Matches lines with their variants; throws 409 naming each unavailable line and its stock less the units that others
 * hold.
 */
export function resolveAvailableLines(
  requested: RequestedLine[],
  locked: LockedVariant[],
  held: ReadonlyMap<number, number>,
): { variant: LockedVariant; quantity: number }[] {
  const byId = new Map(locked.map((variant) => [variant.id, variant]))
  const errors: { field: string; message: string }[] = []
  const lines = requested.flatMap(({ productId, variantId, quantity }, index) => {
    const variant = byId.get(variantId)
    const field = `products.${index}.qty`
    if (!variant || variant.productId !== productId || !variant.published) {
      errors.push({
        field,
        message: 'This variant is not available and you cannot proceed to checkout with this item.',
      })
      return []
    }
    const free = Math.max(0, variant.stock - (held.get(variant.id) ?? 0))
    if (free < quantity) {
      errors.push({
        field,
        message: `${variant.title}, ${variant.color}, ${variant.size} ${formatAvailability(variant, free)}.`,
      })
    }
    return [{ variant, quantity }]
  })
  if (errors.length > 0) throw new Failure(409, 'out_of_stock', errors[0]!.message, { errors })
  return lines
}

function formatAvailability({ stock }: LockedVariant, free: number): string {
  if (stock === 0) return 'is sold out'
  return free === 0 ? 'is reserved by another customer' : `has only ${free} left`
}

/**
 * Adds to (or with negative amounts subtracts from) the stock of locked variants; a trigger updates their products'
 * stock.
 */
export async function adjustStock(tx: Database, moves: { variantId: number; by: number }[]): Promise<void> {
  const ids = moves.map(({ variantId }) => variantId)
  const amounts = moves.map(({ by }) => by)
  await tx.execute(sql`UPDATE variants SET stock = stock + move.amount
    FROM unnest(${sql.param(ids)}::integer[], ${sql.param(amounts)}::integer[]) AS move (id, amount) WHERE variants.id = move.id`)
}

/** Puts pieces back in stock; locks their variants in id order and skips those that are gone. */
export async function restockPieces(
  tx: Database,
  pieces: readonly { variantId: number | null; quantity: number }[],
): Promise<void> {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of pieces)
    if (variantId !== null) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  if (sums.size === 0) return
  await lockVariants(tx, [...sums.keys()])
  await adjustStock(
    tx,
    [...sums].map(([variantId, by]) => ({ variantId, by })),
  )
}
