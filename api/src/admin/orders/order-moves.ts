import type { OrderStatus } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderEvents, orders } from '../../database/schema'
import { Failure } from '../../failure'
import type { OrderRow } from '../../modules/orders/order-repository'
import { mailAbout } from './order-lookup'

/** Where an order may go from where it is by a plain move; cancelling and returning move stock and money and have commands of their own. */
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
const besides: Partial<Record<OrderStatus, string>> = {
  cancelled: 'To cancel it use "orders cancel".',
  returned: 'Goods that come back are booked with "orders return".',
}
const goOn: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered']
const fulfillment = { shipped: 'shipped', delivered: 'delivered' } as const
const isFulfillment = (status: OrderStatus): status is keyof typeof fulfillment => Object.hasOwn(fulfillment, status)

/** Moves a locked order on and mails the step; 409 says where it can go instead. */
export async function moveOrder(tx: Database, order: OrderRow, to: OrderStatus, note?: string): Promise<void> {
  const number = order.orderNumber
  if (!moves[order.status].includes(to)) {
    const open = moves[order.status].join(', ') || 'nothing else'
    const hint = besides[to] ? ` ${besides[to]}` : ''
    throw new Failure(409, 'conflict', `Order ${number} is ${order.status}: it can become ${open}.${hint}`)
  }
  if (goOn.includes(to) && order.paymentStatus === 'pending') {
    const why = `Order ${number} is not paid yet: it can be put on hold or cancelled until the money is there.`
    throw new Failure(409, 'payment_pending', why)
  }
  await tx
    .update(orders)
    .set({ status: to, updatedAt: new Date(), ...(isFulfillment(to) && { fulfillmentStatus: fulfillment[to] }) })
    .where(eq(orders.id, order.id))
  await tx.insert(orderEvents).values({ orderId: order.id, status: to, note })
  await mailAbout(tx, order, to)
}
