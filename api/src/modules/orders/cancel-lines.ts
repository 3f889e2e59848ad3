import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, orderEvents, orderItems, variants } from '../../database/schema'
import { Failure } from '../../failure'
import { shareOfAmounts } from '../cart/pricing'
import type { Credit } from '../documents/document-content'
import { bookRefund, refundableCents, type RefundRow } from './book-refund'
import { advanceFulfillment } from './fulfillment'
import {
  countPieces,
  formatPieces,
  resolvePieces,
  type ItemRow,
  type LinePieces,
  type RequestedPieces,
} from './line-pieces'
import type { OrderRow } from './order-repository'
import { adjustStock } from './stock'

/**
 * Cancels pieces of a locked order that have not left: puts them back in stock, and books a refund of exactly what was
 * paid for them. Pieces in a parcel have to be taken out first. Its coupon, discount and delivery stay as they were. Throws 409 for all that is left of the order.
 */
export async function cancelLines(
  tx: Database,
  order: OrderRow,
  requested: readonly RequestedPieces[],
  { reason, recordedBy }: { reason: string; recordedBy: string },
): Promise<{ order: OrderRow; lines: LinePieces[]; refund?: RefundRow }> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(asc(orderItems.id))
  const lines = resolvePieces(order, items, requested, { field: 'lines', action: 'canceled' })
  if (countPieces(lines) === items.reduce((sum, item) => sum + item.quantity - item.cancelledQuantity, 0)) {
    const why = `These are all items that are left of order ${order.orderNumber}. Use "orders cancel" to cancel the order.`
    throw new Failure(409, 'conflict', why)
  }
  await restock(tx, lines)
  for (const { item, quantity } of lines)
    await tx
      .update(orderItems)
      .set({ cancelledQuantity: item.cancelledQuantity + quantity })
      .where(eq(orderItems.id, item.id))
  const credit = creditOf(order, subtotalCanceled(items), lines)
  const { totalCents: amountCents } = credit
  const booked = amountCents > 0 ? await bookRefund(tx, order, { amountCents, reason, recordedBy, credit }) : { order }
  const refund = 'refund' in booked ? booked.refund : undefined
  const document = 'document' in booked ? booked.document : undefined
  const note = `${formatPieces(lines)}: ${reason}`
  await tx.insert(orderEvents).values({ orderId: order.id, status: 'items_cancelled', note })
  const data = { orderId: order.id, refundId: refund?.id, document, note: formatPieces(lines) }
  await tx.insert(mailOutbox).values({ recipient: order.email, template: 'order-items-cancelled', data })
  await advanceFulfillment(tx, booked.order)
  return { order: booked.order, lines, refund }
}

/** What canceled pieces were of the subtotal, in cents. */
export const subtotalCanceled = (items: readonly ItemRow[]): number =>
  items.reduce((sum, item) => sum + item.unitPriceCents * item.cancelledQuantity, 0)

/**
 * What was paid for the lines: what all pieces that were given back come to with them, less what `earlier` ones of the
 * subtotal came to.
 */
export function creditOf(order: OrderRow, earlier: number, lines: readonly LinePieces[]): Credit {
  const paid = { subtotal: order.subtotalCents, discount: order.discountCents, tax: order.taxCents }
  const canceled = lines.reduce((sum, { item, quantity }) => sum + item.unitPriceCents * quantity, 0)
  const [before, after] = [shareOfAmounts(paid, earlier), shareOfAmounts(paid, earlier + canceled)]
  const value = after.total - before.total
  const totalCents = Math.min(value, refundableCents(order))
  const amounts = [
    { label: 'Discount', cents: before.discount - after.discount },
    { label: 'Tax', cents: after.tax - before.tax },
    { label: 'Refunded earlier', cents: totalCents - value },
  ]
  return {
    lines: lines.map(({ item: { sku, title, color, size, unitPriceCents }, quantity }) => ({
      sku,
      title,
      details: `${color}, ${size}`,
      quantity,
      unitCents: unitPriceCents,
      totalCents: unitPriceCents * quantity,
    })),
    amounts: amounts.filter(({ cents }) => cents !== 0),
    totalCents,
  }
}

/** Locks the variants in id order, as all changes of stock do, and returns the pieces; deleted variants have no stock. */
async function restock(tx: Database, lines: LinePieces[]): Promise<void> {
  const ids = lines.flatMap(({ item }) => item.variantId ?? [])
  if (ids.length === 0) return
  const locked = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('update')
  const moves = locked.map(({ id }) => ({
    variantId: id,
    by: countPieces(lines.filter(({ item }) => item.variantId === id)),
  }))
  await adjustStock(tx, moves)
}
