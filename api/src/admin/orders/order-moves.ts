import type { OrderStatus } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderEvents, orders, parcels } from '../../database/schema'
import { Failure } from '../../failure'
import { issueInvoice } from '../../modules/documents/issue-documents'
import type { OrderRow } from '../../modules/orders/order-repository'
import { queueStepMail } from './order-lookup'

/**
 * Allowed status transitions of a plain move; cancelling and returning also change stock and money and have their own
 * commands.
 */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'on_hold'],
  confirmed: ['processing', 'on_hold'],
  processing: ['shipped', 'on_hold'],
  shipped: ['delivered'],
  delivered: [],
  on_hold: ['pending', 'confirmed', 'processing'],
  cancelled: [],
  returned: [],
}
const otherCommands: Partial<Record<OrderStatus, string>> = {
  cancelled: 'Use "orders cancel" to cancel it.',
  returned: 'Use "orders return" for returned goods.',
}
/** Statuses of orders that are paid, or confirmed on invoice. */
export const requirePayment: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered']
const fulfillment = { shipped: 'shipped', delivered: 'delivered' } as const
const isFulfillment = (status: OrderStatus): status is keyof typeof fulfillment => Object.hasOwn(fulfillment, status)

/** Moves a locked order to a status, mails the step and issues the invoice of a confirmed one; 409 lists the allowed statuses. */
export async function moveOrder(tx: Database, order: OrderRow, to: OrderStatus, note?: string): Promise<void> {
  const number = order.orderNumber
  if (!moves[order.status].includes(to)) {
    const open = moves[order.status].join(', ') || 'no other status'
    const hint = otherCommands[to] ? ` ${otherCommands[to]}` : ''
    throw new Failure(409, 'conflict', `Order ${number} is ${order.status}: it can become ${open}.${hint}`)
  }
  if (requirePayment.includes(to) && order.paymentStatus === 'pending') {
    const why = `Order ${number} is not paid yet: until then it can only be put on hold or cancelled.`
    throw new Failure(409, 'payment_pending', why)
  }
  if (isFulfillment(to) && (await tx.$count(parcels, eq(parcels.orderId, order.id))) > 0) {
    const why = `Order ${number} becomes ${to} with its parcels. Use "parcels move" for each of them.`
    throw new Failure(409, 'conflict', why)
  }
  const [moved] = await tx
    .update(orders)
    .set({ status: to, updatedAt: new Date(), ...(isFulfillment(to) && { fulfillmentStatus: fulfillment[to] }) })
    .where(eq(orders.id, order.id))
    .returning()
  await tx.insert(orderEvents).values({ orderId: order.id, status: to, note })
  await queueStepMail(tx, order, to)
  if (requirePayment.includes(to)) await issueInvoice(tx, moved!)
}
