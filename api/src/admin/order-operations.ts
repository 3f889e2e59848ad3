import { toDollars } from '@shop/shared-api/money'
import { orderStatuses, type OrderStatus } from '@shop/shared-api/contract'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { orderEvents, orders } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { mailAbout, orderByNumber } from './order-lookup'

/** Where an order may go from where it is. Cancelling is the customer's call, since it moves stock and money. */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'on_hold'],
  confirmed: ['processing', 'on_hold'],
  processing: ['shipped', 'on_hold'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  on_hold: ['pending', 'confirmed', 'processing'],
  cancelled: [],
  returned: [],
}

const fulfillment = { shipped: 'shipped', delivered: 'delivered', returned: 'returned' } as const
const isFulfillment = (status: OrderStatus): status is keyof typeof fulfillment => Object.hasOwn(fulfillment, status)

/** Reading orders and moving them on. */
export const orderOperations = {
  'orders.list': operation(
    z.strictObject({ status: z.enum(orderStatuses).optional(), limit: z.int().min(1).max(1000).default(50) }),
    async ({ db }, { status, limit }) => {
      const rows = await db
        .select()
        .from(orders)
        .where(status && eq(orders.status, status))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit)
      return {
        rows: rows.map((row) => ({
          number: row.orderNumber,
          status: row.status,
          payment: row.paymentStatus,
          total: toDollars(row.totalCents).toFixed(2),
          email: row.email,
          to: `${row.address.city}, ${row.address.state}`,
          placed: row.createdAt.toISOString().slice(0, 16).replace('T', ' '),
        })),
      }
    },
  ),

  'orders.move': operation(
    z.strictObject({
      number: z.string().trim().toUpperCase(),
      to: z.enum(orderStatuses),
      note: z.string().trim().max(500).optional(),
    }),
    async ({ db, actor }, { number, to, note }) =>
      inTransaction(db, async (tx) => {
        const order = await orderByNumber(tx, number)
        if (!moves[order.status].includes(to)) {
          const open = moves[order.status].join(', ') || 'nothing'
          throw new Failure(409, 'conflict', `Order ${number} is ${order.status}: it can become ${open}.`)
        }
        await tx
          .update(orders)
          .set({ status: to, updatedAt: new Date(), ...(isFulfillment(to) && { fulfillmentStatus: fulfillment[to] }) })
          .where(eq(orders.id, order.id))
        await tx.insert(orderEvents).values({ orderId: order.id, status: to, note })
        await mailAbout(tx, order, to)
        await audit(tx, actor, 'orders.move', number, { from: order.status, to, note })
        return { done: `Order ${number} is ${to}.`, detail: { number, from: order.status, to } }
      }),
  ),
}
