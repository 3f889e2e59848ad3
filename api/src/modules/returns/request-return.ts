import type { returnForm } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { mailOutbox, orderEvents, orderItems, orderReturnLines, orderReturns } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid, notFound } from '../../failure'
import { countHeldByOthers } from '../cart/held-stock'
import { lockOrder, type OrderRow, type OrderViewer } from '../orders/order-repository'
import { adjustStock, lockVariants, type LockedVariant } from '../orders/stock'
import { listReturns, returnedPieces, returnUntil } from './return-repository'

/** A request as validated. */
export type ReturnRequest = z.output<typeof returnForm>

type Item = typeof orderItems.$inferSelect
interface Piece {
  item: Item
  quantity: number
  newVariantId: number | undefined
  field: string
}

/**
 * Requests a return of delivered pieces within the promised days. An exchange takes the new sizes out of stock in the same
 * transaction. Throws 404 for an order that the viewer may not see, 409 for what cannot be returned or is sold out.
 */
export function requestReturn(
  db: Database,
  orderId: string,
  viewer: OrderViewer,
  request: ReturnRequest,
): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId, viewer)
    if (!order) throw notFound()
    const events = await tx.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)
    if (returnUntil(order, events) === null) throw new Failure(409, 'conflict', notReturnable(order))
    if (request.refund_to === 'store_credit' && !order.userId) {
      throw invalid([{ field: 'refund_to', message: 'Store credit needs an account.' }])
    }
    const pieces = await resolvePieces(tx, orderId, request)
    const variants = request.kind === 'exchange' ? await holdNewSizes(tx, pieces) : undefined
    const [created] = await tx
      .insert(orderReturns)
      .values({
        orderId,
        kind: request.kind,
        reason: request.reason,
        refundTo: request.refund_to,
        note: request.note || null,
      })
      .returning({ id: orderReturns.id })
    await tx.insert(orderReturnLines).values(
      pieces.map(({ item, quantity, newVariantId }) => {
        const variant = newVariantId === undefined ? undefined : variants?.get(newVariantId)
        const held = { newVariantId: variant?.id, newSku: variant?.sku, newSize: variant?.size }
        return { returnId: created!.id, itemId: item.id, quantity, ...held }
      }),
    )
    await tx.insert(orderEvents).values({ orderId, status: 'return_requested' })
    await tx
      .insert(mailOutbox)
      .values({ recipient: order.email, template: 'return-requested', data: { orderId, returnId: created!.id } })
    return order
  })
}

const notReturnable = ({ status }: OrderRow) =>
  status === 'delivered'
    ? 'The time to return this order is over. Please contact us.'
    : 'Only an order that was delivered can be returned.'

async function resolvePieces(tx: Database, orderId: string, { kind, lines }: ReturnRequest): Promise<Piece[]> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const returned = await listReturns(tx, orderId)
  return lines.map(({ sku, qty, new_variation_id }, index) => {
    const field = `lines.${index}`
    const item = items.find((candidate) => candidate.sku === sku)
    if (!item) throw invalid([{ field: `${field}.sku`, message: 'This item is not part of the order.' }])
    if (lines.findIndex((other) => other.sku === sku) !== index)
      throw invalid([{ field: `${field}.sku`, message: 'This item is given twice.' }])
    if (kind === 'exchange' && new_variation_id === undefined)
      throw invalid([{ field: `${field}.new_variation_id`, message: 'Choose the size that you want instead.' }])
    const left = item.quantity - item.cancelledQuantity - returnedPieces(returned, item.id)
    if (qty > left) {
      const message =
        left === 0 ? `${item.title} is returned already.` : `Only ${left} of ${item.title} can be returned.`
      throw new Failure(409, 'conflict', message, { errors: [{ field: `${field}.qty`, message }] })
    }
    return { item, quantity: qty, newVariantId: kind === 'exchange' ? new_variation_id : undefined, field }
  })
}

/** Takes the new sizes out of stock; 422 for what is no other size of the item, 409 for what is sold out. */
async function holdNewSizes(tx: Database, pieces: readonly Piece[]): Promise<Map<number, LockedVariant>> {
  const locked = await lockVariants(tx, [...new Set(pieces.map(({ newVariantId }) => newVariantId!))])
  const byId = new Map(locked.map((variant) => [variant.id, variant]))
  const held = await countHeldByOthers(tx, [...new Set(locked.map(({ productId }) => productId))], undefined)
  const wanted = new Map<number, number>()
  for (const { item, quantity, newVariantId, field } of pieces) {
    const variant = byId.get(newVariantId!)
    const at = `${field}.new_variation_id`
    const isOtherSize =
      variant?.published &&
      variant.productId === item.productId &&
      variant.color === item.color &&
      variant.sku !== item.sku
    if (!isOtherSize) throw invalid([{ field: at, message: 'Choose another size of the same item and color.' }])
    const sum = (wanted.get(variant.id) ?? 0) + quantity
    wanted.set(variant.id, sum)
    const free = Math.max(0, variant.stock - (held.get(variant.id) ?? 0))
    if (free < sum) {
      const what = `${variant.title}, ${variant.color}, ${variant.size}`
      const message = free === 0 ? `${what} is sold out.` : `${what} has only ${free} left.`
      throw new Failure(409, 'out_of_stock', message, { errors: [{ field: at, message }] })
    }
  }
  await adjustStock(
    tx,
    [...wanted].map(([variantId, quantity]) => ({ variantId, by: -quantity })),
  )
  return byId
}
