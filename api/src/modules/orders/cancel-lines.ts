import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, orderEvents, orderItems } from '../../database/schema'
import { Failure } from '../../failure'
import { shareOfAmounts } from '../cart/pricing'
import { documentLine, type Credit } from '../documents/document-content'
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
import { restockPieces } from './stock'

type Booked = Pick<Awaited<ReturnType<typeof bookRefund>>, 'order'> & Partial<Awaited<ReturnType<typeof bookRefund>>>

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
  await restockPieces(
    tx,
    lines.map(({ item, quantity }) => ({ variantId: item.variantId, quantity })),
  )
  for (const { item, quantity } of lines)
    await tx
      .update(orderItems)
      .set({ cancelledQuantity: item.cancelledQuantity + quantity })
      .where(eq(orderItems.id, item.id))
  const credit = creditOf(order, subtotalCanceled(items), lines)
  const { totalCents: amountCents } = credit
  const booked: Booked =
    amountCents > 0 ? await bookRefund(tx, order, { amountCents, reason, recordedBy, credit }) : { order }
  const { refund, document } = booked
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
    lines: lines.map(({ item, quantity }) => documentLine(item, quantity)),
    amounts: amounts.filter(({ cents }) => cents !== 0),
    totalCents,
  }
}
