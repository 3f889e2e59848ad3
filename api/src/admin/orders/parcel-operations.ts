import type { OrderStatus } from '@shop/shared-api/contract'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { orderItems, orders, parcelEvents, parcelItems, parcels, trackingStatuses } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { carrierName, trackingPage } from '../../modules/orders/carriers'
import { advanceFulfillment, countUnpacked } from '../../modules/orders/fulfillment'
import { formatPieces } from '../../modules/orders/line-pieces'
import type { OrderRow } from '../../modules/orders/order-repository'
import { packItems, unpackItems } from '../../modules/orders/pack-items'
import { audit, operation } from '../operation'
import { id } from '../list-fields'
import { queueStepMail, lockOrder, orderNumber, requestedPieces, trackingNumber } from './order-lookup'

type ParcelRow = typeof parcels.$inferSelect
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
      tracking: trackingNumber,
      url: z
        .url({ protocol: /^https$/ })
        .max(300)
        .optional(),
      eta: z.iso.date().optional(),
      /** Everything that is in no parcel, unless given. */
      items: requestedPieces('Choose what is in the parcel').optional(),
    }),
    async ({ db, actor }, input) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, input.number)
        if (!['confirmed', 'processing', 'shipped'].includes(order.status)) {
          const why = `Order ${input.number} is ${order.status}: only confirmed orders can have parcels.`
          throw new Failure(409, 'conflict', why)
        }
        const { tracking, url, eta, items } = input
        const carrier = carrierName(input.carrier)
        const [parcel] = await tx
          .insert(parcels)
          .values({
            orderId: order.id,
            carrier,
            trackingNumber: tracking,
            trackingUrl: url ?? trackingPage(carrier, tracking),
            eta,
          })
          .onConflictDoNothing()
          .returning()
        if (!parcel) throw new Failure(409, 'conflict', `${carrier} ${tracking} already belongs to a parcel.`)
        const packed = await packItems(tx, order, parcel.id, items)
        await tx.insert(parcelEvents).values({ parcelId: parcel.id, status: 'packed' })
        await advanceFulfillment(tx, order)
        await audit(tx, actor, 'parcels.add', input.number, {
          parcel: parcel.id,
          carrier,
          tracking,
          items: formatPieces(packed),
        })
        const left = await countUnpacked(tx, order.id)
        const rest = left === 0 ? '' : ` ${left} more of its pieces ${left === 1 ? 'is' : 'are'} in no parcel.`
        const next = `Run "parcels move ${parcel.id} shipped" when it leaves.`
        return {
          done: `Added parcel ${parcel.id} to order ${input.number}.${rest} ${next}`,
          detail: { id: parcel.id, left },
        }
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
        await updateOrder(tx, order, parcel, to)
        await audit(tx, actor, 'parcels.move', String(id), { from: parcel.trackingStatus, to, place, note })
        return { done: `Parcel ${id} is ${statusLabel(to)}.`, detail: { id, to } }
      }),
  ),

  /** Unpacks a parcel that has not left, such as one that was added by mistake. */
  'parcels.remove': operation(z.strictObject({ id }), async ({ db, actor }, { id }) =>
    inTransaction(db, async (tx) => {
      const { parcel, order } = await lockParcel(tx, id)
      if (parcel.trackingStatus !== 'packed') {
        const why = `Parcel ${id} is ${statusLabel(parcel.trackingStatus)}: only a packed parcel can be removed.`
        throw new Failure(409, 'conflict', why)
      }
      await unpackItems(tx, id)
      await tx.delete(parcels).where(eq(parcels.id, id))
      const left = await tx.$count(parcels, eq(parcels.orderId, order.id))
      if (left === 0 && order.fulfillmentStatus === 'packed')
        await tx
          .update(orders)
          .set({ fulfillmentStatus: 'unfulfilled', updatedAt: new Date() })
          .where(eq(orders.id, order.id))
      const { carrier, trackingNumber } = parcel
      await audit(tx, actor, 'parcels.remove', order.orderNumber, { parcel: id, carrier, tracking: trackingNumber })
      return { done: `Removed parcel ${id}; its items can be packed again.`, detail: { id } }
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

/** Updates the order from its parcels, and mails what the parcel's step means for its pieces. */
async function updateOrder(tx: Database, order: OrderRow, { id, trackingNumber }: ParcelRow, step: TrackingStatus) {
  const pieces = await tx
    .select({ item: orderItems, quantity: parcelItems.quantity })
    .from(parcelItems)
    .innerJoin(orderItems, eq(orderItems.id, parcelItems.orderItemId))
    .where(eq(parcelItems.parcelId, id))
    .orderBy(asc(orderItems.id))
  const reached = await advanceFulfillment(tx, order, pieces.length > 0 ? formatPieces(pieces) : undefined)
  if (step === 'delivered' && reached !== 'delivered') return
  if (step === 'shipped' || step === 'out_for_delivery' || step === 'delivered')
    await queueStepMail(tx, order, step, { tracking: trackingNumber })
}
