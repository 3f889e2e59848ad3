import { toDollars } from '@shop/shared-api/money'
import { orderStatuses } from '@shop/shared-api/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { orderEvents, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { loadOrderParts } from '../../modules/orders/order-repository'
import { audit, operation } from '../operation'
import { limit, minute } from '../list-fields'
import { lockOrder, orderNumber, readOrder } from './order-lookup'
import { moveOrder } from './order-moves'
import { describeOrder } from './describe-order'

const note = z.string().trim().max(500).optional()

/** Lists, shows, moves, holds and resumes orders. */
export const orderOperations = {
  'orders.list': operation(
    z.strictObject({
      status: z.enum(orderStatuses).optional(),
      email: z.string().trim().toLowerCase().max(254).optional(),
      limit,
    }),
    async ({ db }, { status, email, limit }) => {
      const rows = await db
        .select()
        .from(orders)
        .where(and(status && eq(orders.status, status), email ? eq(orders.email, email) : undefined))
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
          placed: minute(row.createdAt),
        })),
      }
    },
  ),

  'orders.show': operation(z.strictObject({ number: orderNumber }), async ({ db }, { number }) => {
    const order = await readOrder(db, number)
    return describeOrder(order, await loadOrderParts(db, order.id))
  }),

  'orders.move': operation(
    z.strictObject({ number: orderNumber, to: z.enum(orderStatuses), note }),
    async ({ db, actor }, { number, to, note }) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, number)
        await moveOrder(tx, order, to, note)
        await audit(tx, actor, 'orders.move', number, { from: order.status, to, note })
        return { done: `Order ${number} is ${to}.`, detail: { number, from: order.status, to } }
      }),
  ),

  'orders.hold': operation(
    z.strictObject({ number: orderNumber, reason: z.string().trim().min(3).max(500) }),
    async ({ db, actor }, { number, reason }) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, number)
        await moveOrder(tx, order, 'on_hold', reason)
        await audit(tx, actor, 'orders.hold', number, { from: order.status, reason })
        return { done: `Order ${number} is on hold. Run "orders resume ${number}" to continue.`, detail: { number } }
      }),
  ),

  /** Restores the status before the hold. */
  'orders.resume': operation(z.strictObject({ number: orderNumber, note }), async ({ db, actor }, { number, note }) =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, number)
      if (order.status !== 'on_hold') {
        throw new Failure(409, 'conflict', `Order ${number} is ${order.status}, not on hold.`)
      }
      const [before] = await tx
        .select({ status: orderEvents.status })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.status, Object.keys(heldFrom))))
        .orderBy(desc(orderEvents.id))
        .limit(1)
      const held = heldFrom[before?.status ?? 'placed'] ?? 'pending'
      const to = held === 'pending' && order.paymentStatus === 'paid' ? 'confirmed' : held
      await tx.update(orders).set({ status: to, updatedAt: new Date() }).where(eq(orders.id, order.id))
      await tx.insert(orderEvents).values({ orderId: order.id, status: to, note })
      await audit(tx, actor, 'orders.resume', number, { to, note })
      return { done: `Order ${number} is ${to} again.`, detail: { number, to } }
    }),
  ),
}

/** Order status to restore after a hold, by its last step. */
const heldFrom: Record<string, 'pending' | 'confirmed' | 'processing'> = {
  placed: 'pending',
  pending: 'pending',
  confirmed: 'confirmed',
  packed: 'processing',
  processing: 'processing',
}
