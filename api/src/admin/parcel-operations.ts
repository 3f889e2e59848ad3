import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { orderEvents, orders, parcelEvents, parcels, trackingStatuses } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { mailAbout, orderByNumber } from './order-lookup'

/** Packing parcels and following them. */
export const parcelOperations = {
  'parcels.add': operation(
    z.strictObject({
      number: z.string().trim().toUpperCase(),
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
          throw new Failure(
            409,
            'conflict',
            `Order ${input.number} is ${order.status}: parcels are packed for confirmed orders.`,
          )
        }
        const [parcel] = await tx
          .insert(parcels)
          .values({
            orderId: order.id,
            carrier: input.carrier,
            trackingNumber: input.tracking,
            trackingUrl: input.url,
            eta: input.eta,
          })
          .onConflictDoNothing()
          .returning()
        if (!parcel)
          throw new Failure(409, 'conflict', `${input.carrier} ${input.tracking} belongs to a parcel already.`)
        await tx.insert(parcelEvents).values({ parcelId: parcel.id, status: 'packed' })
        if (order.status === 'confirmed') {
          await tx
            .update(orders)
            .set({ status: 'processing', fulfillmentStatus: 'packed', updatedAt: new Date() })
            .where(eq(orders.id, order.id))
          await tx.insert(orderEvents).values({ orderId: order.id, status: 'packed' })
        }
        await audit(tx, actor, 'parcels.add', input.number, { carrier: input.carrier, tracking: input.tracking })
        return { done: `Parcel ${parcel.id} is packed for order ${input.number}.`, detail: { id: parcel.id } }
      }),
  ),

  'parcels.move': operation(
    z.strictObject({
      id: z.int().min(1).max(2_147_483_647),
      to: z.enum(trackingStatuses),
      place: z.string().trim().max(100).optional(),
      note: z.string().trim().max(500).optional(),
    }),
    async ({ db, actor }, { id, to, place, note }) =>
      inTransaction(db, async (tx) => {
        const [parcel] = await tx.update(parcels).set({ trackingStatus: to }).where(eq(parcels.id, id)).returning()
        if (!parcel) throw new Failure(404, 'not_found', `There is no parcel ${id}.`)
        await tx.insert(parcelEvents).values({ parcelId: id, status: to, place, note })
        await carryOn(tx, parcel.orderId, to)
        await audit(tx, actor, 'parcels.move', String(id), { to, place, note })
        return { done: `Parcel ${id} is ${to.replaceAll('_', ' ')}.`, detail: { id, to } }
      }),
  ),
}

/** Lets the order follow its parcels: shipped with the first, delivered with the last. */
async function carryOn(tx: Database, orderId: string, step: (typeof trackingStatuses)[number]) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return
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
