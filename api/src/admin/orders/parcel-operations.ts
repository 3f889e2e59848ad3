import type { OrderStatus } from '@shop/shared-api/contract'
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { orderEvents, orders, parcelEvents, parcels, trackingStatuses } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import type { OrderRow } from '../../modules/orders/order-repository'
import { audit, operation } from '../operation'
import { id } from '../page-of'
import { mailAbout, orderByNumber, orderNumber } from './order-lookup'

type TrackingStatus = (typeof trackingStatuses)[number]

/** Where a parcel may go from where it is; an exception stops it until it goes on or back. */
const moves: Record<TrackingStatus, readonly TrackingStatus[]> = {
  packed: ['shipped'],
  shipped: ['out_for_delivery', 'delivered', 'exception', 'returned'],
  out_for_delivery: ['delivered', 'exception', 'returned'],
  exception: ['shipped', 'out_for_delivery', 'delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
}
const place = z.string().trim().max(100).optional()
const note = z.string().trim().max(500).optional()

/** Packing parcels and following them. */
export const parcelOperations = {
  'parcels.add': operation(
    z.strictObject({
      number: orderNumber,
      carrier: z.string().trim().min(2).max(60),
      tracking: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{4,60}$/, 'a tracking number holds letters, digits and dashes'),
      url: z
        .url({ protocol: /^https$/ })
        .max(300)
        .optional(),
      eta: z.iso.date().optional(),
    }),
    async ({ db, actor }, input) =>
      inTransaction(db, async (tx) => {
        const order = await orderByNumber(tx, input.number)
        if (!['confirmed', 'processing', 'shipped'].includes(order.status)) {
          const why = `Order ${input.number} is ${order.status}: parcels are packed for confirmed orders.`
          throw new Failure(409, 'conflict', why)
        }
        const { carrier, tracking, url, eta } = input
        const [parcel] = await tx
          .insert(parcels)
          .values({ orderId: order.id, carrier, trackingNumber: tracking, trackingUrl: url, eta })
          .onConflictDoNothing()
          .returning()
        if (!parcel) throw new Failure(409, 'conflict', `${carrier} ${tracking} belongs to a parcel already.`)
        await tx.insert(parcelEvents).values({ parcelId: parcel.id, status: 'packed' })
        if (order.status === 'confirmed') {
          await tx
            .update(orders)
            .set({ status: 'processing', fulfillmentStatus: 'packed', updatedAt: new Date() })
            .where(eq(orders.id, order.id))
          await tx.insert(orderEvents).values({ orderId: order.id, status: 'packed' })
        }
        await audit(tx, actor, 'parcels.add', input.number, { parcel: parcel.id, carrier, tracking })
        const next = `"parcels move ${parcel.id} shipped" sends it off.`
        return { done: `Parcel ${parcel.id} is packed for order ${input.number}. ${next}`, detail: { id: parcel.id } }
      }),
  ),

  'parcels.move': operation(
    z
      .strictObject({ id, to: z.enum(trackingStatuses), place, note })
      .refine(({ to, note }) => to !== 'exception' || note, { message: 'an exception needs --note to say why' }),
    async ({ db, actor }, { id, to, place, note }) =>
      inTransaction(db, async (tx) => {
        const { parcel, order } = await lockParcel(tx, id)
        const open = moves[parcel.trackingStatus]
        if (!open.includes(to)) {
          const why = `Parcel ${id} is ${said(parcel.trackingStatus)}: it can become ${open.join(', ') || 'nothing else'}.`
          throw new Failure(409, 'conflict', why)
        }
        if (order.status === 'on_hold' || order.status === 'cancelled') {
          const why = `Order ${order.orderNumber} is ${said(order.status)}: its parcel ${id} stays here.`
          const hint = order.status === 'on_hold' ? ` "orders resume ${order.orderNumber}" lets it go on.` : ''
          throw new Failure(409, 'conflict', `${why}${hint}`)
        }
        await tx.update(parcels).set({ trackingStatus: to }).where(eq(parcels.id, id))
        await tx.insert(parcelEvents).values({ parcelId: id, status: to, place, note })
        await carryOn(tx, order, to)
        await audit(tx, actor, 'parcels.move', String(id), { from: parcel.trackingStatus, to, place, note })
        return { done: `Parcel ${id} is ${said(to)}.`, detail: { id, to } }
      }),
  ),

  /** Something that happened on the way without a new status. */
  'parcels.event': operation(
    z.strictObject({ id, place, note: z.string().trim().min(2).max(500) }),
    async ({ db, actor }, { id, place, note }) =>
      inTransaction(db, async (tx) => {
        const { trackingStatus: status } = (await lockParcel(tx, id)).parcel
        await tx.insert(parcelEvents).values({ parcelId: id, status, place, note })
        await audit(tx, actor, 'parcels.event', String(id), { place, note })
        return { done: `Written down; parcel ${id} is still ${said(status)}.`, detail: { id, status } }
      }),
  ),
}

const said = (status: TrackingStatus | OrderStatus) => status.replaceAll('_', ' ')

/** The parcel with its order locked first, as everything that touches both does. */
async function lockParcel(tx: Database, id: number) {
  const [known] = await tx.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, id))
  if (!known) throw new Failure(404, 'not_found', `There is no parcel ${id}. "orders show" lists an order's parcels.`)
  const [order] = await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update')
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update')
  return { parcel: parcel!, order: order! }
}

/** Lets the order follow its parcels: shipped with the first, delivered with the last. */
async function carryOn(tx: Database, order: OrderRow, step: TrackingStatus) {
  const orderId = order.id
  if (step === 'out_for_delivery') return mailAbout(tx, order, step)
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
  await mailAbout(tx, order, status)
}
