import type { Database } from '../../database/client'
import { orderItems, type PieceName } from '../../database/schema'
import type { Account } from '../auth/session-repository'
import { unitPrice } from '../cart/pricing'
import { takeRosterNames } from '../wholesale/ordered-rosters'
import type { LockedVariant } from './stock'

/** A locked variant with its ordered quantity. */
export type Line = { variant: LockedVariant; quantity: number }

/** Names of the coach's rosters, by variant. */
async function namesFor(tx: Database, account: Account | null, orderNumber: string, lines: Line[]) {
  if (!account) return new Map<number, PieceName[]>()
  const pieces = lines.map(({ variant, quantity }) => ({ ...variant, variantId: variant.id, quantity }))
  return takeRosterNames(tx, account.id, orderNumber, pieces)
}

/** Inserts the lines of an order at their current prices, with the names of the coach's rosters that are in the cart. */
export async function insertLines(
  tx: Database,
  order: { id: string; orderNumber: string },
  account: Account | null,
  lines: Line[],
): Promise<void> {
  const names = await namesFor(tx, account, order.orderNumber, lines)
  await tx.insert(orderItems).values(
    lines.map(({ variant, quantity }) => ({
      orderId: order.id,
      productId: variant.productId,
      variantId: variant.id,
      sku: variant.sku,
      title: variant.title,
      size: variant.size,
      color: variant.color,
      drawing: variant.drawing,
      listPriceCents: variant.priceCents,
      unitPriceCents: unitPrice(variant),
      quantity,
      names: names.get(variant.id) ?? [],
    })),
  )
}
