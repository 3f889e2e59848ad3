import type { OrderStatus } from '@shop/shared-api/contract'
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { orderEvents, orders, parcelEvents, parcels, trackingStatuses } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import type { OrderRow } from '../../modules/orders/order-repository'
import { audit, operation } from '../operation'
import { id } from '../list-fields'
import { queueStepMail, lockOrder, orderNumber } from './order-lookup'

type TrackingStatus = (typeof trackingStatuses)[number]

/** Allowed status transitions of a parcel; an exception stops it until it is moved again. */
const moves: Record<TrackingStatus, readonly TrackingStatus[]> = {
  packed: ['shipped'],
  shipped: ['out_for_delivery', 'delivered', 'exception', 'returned'],
  out_for_delivery: ['delivered', 'exception', 'returned'],
  exception: ['shipped', 'out_for_delivery', 'delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
}
const location = z.string().trim().max(100).optional()
const note = z.string().trim().max(500).optional()

/** Adds parcels, moves them and records their events. */
export const parcelOperations = {
  'parcels.add': operation(
    z.strictObject({
      number: orderNumber,
      carrier: z.string().trim().min(2).max(60),
      tracking: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{4,60}$/, 'a tracking number has letters, digits and dashes only'),
      url: z
        .url({ protocol: /^https$/ })
        .max(300)
        .optional(),
      eta: z.iso.date().optional(),
    }),
    async ({ db, actor }, input) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, input.number)
        if (!['confirmed', 'processing', 'shipped'].includes(order.status)) {
          const why = `Order ${input.number} is ${order.status}: only confirmed orders can have parcels.`
          throw new Failure(409, 'conflict', why)
        }
        const { carrier, tracking, url, eta } = input
        const [parcel] = await tx
          .insert(parcels)
          .values({ orderId: order.id, carrier, trackingNumber: tracking, trackingUrl: url, eta })
          .onConflictDoNothing()
          .returning()
        if (!parcel) throw new Failure(409, 'conflict', `${carrier} ${tracking} already belongs to a parcel.`)
        await tx.insert(parcelEvents).values({ parcelId: parcel.id, status: 'packed' })
        if (order.status === 'confirmed') {
          await tx
            .update(orders)
            .set({ status: 'processing', fulfillmentStatus: 'packed', updatedAt: new Date() })
            .where(eq(orders.id, order.id))
          await tx.insert(orderEvents).values({ orderId: order.id, status: 'packed' })
        }
        await audit(tx, actor, 'parcels.add', input.number, { parcel: parcel.id, carrier, tracking })
        const next = `Run "parcels move ${parcel.id} shipped" when it leaves.`
        return { done: `Added parcel ${parcel.id} to order ${input.number}. ${next}`, detail: { id: parcel.id } }
      }),
  ),

  'parcels.move': operation(
    z
      .strictObject({ id, to: z.enum(trackingStatuses), place: location, note })
      .refine(({ to, note }) => to !== 'exception' || note, { message: 'an exception needs --note with the reason' }),
    async ({ db, actor }, { id, to, place, note }) =>
      inTransaction(db, async (tx) => {
        const { parcel, order } = await lockParcel(tx, id)
        const open = moves[parcel.trackingStatus]
        if (!open.includes(to)) {
          const why = `Parcel ${id} is ${statusLabel(parcel.trackingStatus)}: it can become ${open.join(', ') || 'no other status'}.`
          throw new Failure(409, 'conflict', why)
        }
        if (order.status === 'on_hold' || order.status === 'cancelled') {
          const why = `Order ${order.orderNumber} is ${statusLabel(order.status)}, so its parcel ${id} cannot be moved.`
          const hint = order.status === 'on_hold' ? ` Run "orders resume ${order.orderNumber}" to continue.` : ''
          throw new Failure(409, 'conflict', `${why}${hint}`)
        }
        await tx.update(parcels).set({ trackingStatus: to }).where(eq(parcels.id, id))
        await tx.insert(parcelEvents).values({ parcelId: id, status: to, place, note })
        await updateOrder(tx, order, to)
        await audit(tx, actor, 'parcels.move', String(id), { from: parcel.trackingStatus, to, place, note })
        return { done: `Parcel ${id} is ${statusLabel(to)}.`, detail: { id, to } }
      }),
  ),

  /** Records a tracking event without a new status. */
  'parcels.event': operation(
    z.strictObject({ id, place: location, note: z.string().trim().min(2).max(500) }),
    async ({ db, actor }, { id, place, note }) =>
      inTransaction(db, async (tx) => {
        const { trackingStatus: status } = (await lockParcel(tx, id)).parcel
        await tx.insert(parcelEvents).values({ parcelId: id, status, place, note })
        await audit(tx, actor, 'parcels.event', String(id), { place, note })
        return { done: `Written down; parcel ${id} is still ${statusLabel(status)}.`, detail: { id, status } }
      }),
  ),
}

const statusLabel = (status: TrackingStatus | OrderStatus) => status.replaceAll('_', ' ')

/** Locks a parcel and its order, the order first as in all other operations; 404 if there is none. */
async function lockParcel(tx: Database, id: number) {
  const [reference] = await tx.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, id))
  if (!reference)
    throw new Failure(404, 'not_found', `There is no parcel ${id}. Run "orders show" to list an order's parcels.`)
  const [order] = await tx.select().from(orders).where(eq(orders.id, reference.orderId)).for('update')
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update')
  return { parcel: parcel!, order: order! }
}

/** Updates the order's status from its parcels: shipped with the first, delivered with the last. */
async function updateOrder(tx: Database, order: OrderRow, step: TrackingStatus) {
  const orderId = order.id
  if (step === 'out_for_delivery') return queueStepMail(tx, order, step)
  const underway = await tx.$count(parcels, and(eq(parcels.orderId, orderId), ne(parcels.trackingStatus, 'delivered')))
  const ships = step === 'shipped' && order.status === 'processing'
  const arrives = step === 'delivered' && underway === 0 && ['processing', 'shipped'].includes(order.status)
  if (!ships && !arrives) return
  const status = ships ? 'shipped' : 'delivered'
  await tx
    .update(orders)
    .set({ status, fulfillmentStatus: status, updatedAt: new Date() })
    .where(eq(orders.id, orderId))
  await tx.insert(orderEvents).values({ orderId, status })
  await queueStepMail(tx, order, status)
}
