import { toDollars } from '@shop/shared-api/money'
import { orderStatuses } from '@shop/shared-api/contract'
import { and, desc, eq, getTableColumns, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderEvents, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { loadOrderParts } from '../../modules/orders/order-repository'
import { audit, operation } from '../operation'
import { after, containing, limit, minute, nextAfter } from '../list-fields'
import { listInvoicePayments, listOrderNotes, lockOrder, orderNumber, readOrder } from './order-lookup'
import { moveOrder } from './order-moves'
import { describeOrder } from './describe-order'

const note = z.string().trim().max(500).optional()

/** Lists, shows, moves, holds and resumes orders. */
export const orderOperations = {
  'orders.list': operation(
    z.strictObject({
      status: z.enum(orderStatuses).optional(),
      payment: z.enum(orders.paymentStatus.enumValues).optional(),
      email: z.string().trim().toLowerCase().max(254).optional(),
      text: z.string().trim().min(1).max(100).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      after,
      limit,
    }),
    async ({ db }, { status, payment, email, text, from, to, after, limit }) => {
      const rows = await db
        .select({ ...getTableColumns(orders), position: positionOfOrder })
        .from(orders)
        .where(
          and(
            status && eq(orders.status, status),
            payment && eq(orders.paymentStatus, payment),
            email ? eq(orders.email, email) : undefined,
            text ? hasText(text) : undefined,
            from ? gte(orders.createdAt, new Date(from)) : undefined,
            to ? lt(orders.createdAt, sql`${to}::date + 1`) : undefined,
            after ? afterPosition(after) : undefined,
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit)
      return {
        next: nextAfter(rows, limit, ({ position }) => position),
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
    const [parts, payments, notes] = await Promise.all([
      loadOrderParts(db, order),
      listInvoicePayments(db, order.id),
      listOrderNotes(db, order.id),
    ])
    return describeOrder(order, parts, payments, notes)
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

/** The position of an order in the list; in microseconds, which a Date would lose. */
const positionOfOrder = sql<string>`extract(epoch FROM ${orders.createdAt}) || ' ' || ${orders.id}`

/** The orders after a position; throws 422 for anything else. */
function afterPosition(position: string) {
  const [, seconds, id] = /^(\d{1,12}\.\d{6}) ([0-9a-f-]{36})$/.exec(position) ?? []
  if (!seconds || !id) throw invalid([{ field: 'after', message: 'This is not where a page ended.' }])
  return sql`(${orders.createdAt}, ${orders.id}) < (to_timestamp(0) + make_interval(secs => ${seconds}::double precision), ${id}::uuid)`
}

/** Orders with this text in their email or recipient, or at the start of their number. */
const hasText = (text: string) =>
  or(
    ilike(orders.orderNumber, `${containing(text).slice(1)}`),
    ilike(orders.email, containing(text)),
    ilike(sql`(${orders.address} ->> 'first_name') || ' ' || (${orders.address} ->> 'last_name')`, containing(text)),
  )

/** Order status to restore after a hold, by its last step. */
const heldFrom: Record<string, 'pending' | 'confirmed' | 'processing'> = {
  placed: 'pending',
  pending: 'pending',
  confirmed: 'confirmed',
  packed: 'processing',
  partly_shipped: 'processing',
  processing: 'processing',
}
