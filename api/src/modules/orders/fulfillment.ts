import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderEvents, orderItems, orders, parcels } from '../../database/schema'
import type { OrderRow } from './order-repository'

type Fulfillment = OrderRow['fulfillmentStatus']

/** How far an order is, from nothing packed to all delivered. */
const ranks: readonly Fulfillment[] = ['unfulfilled', 'packed', 'partly_shipped', 'shipped', 'delivered']

/** How many pieces of an order are in no parcel yet, canceled ones not counted. */
export async function countUnpacked(tx: Database, orderId: string): Promise<number> {
  const [sums] = await tx
    .select({
      unpacked: sql<number>`coalesce(sum(${orderItems.quantity} - ${orderItems.cancelledQuantity} - ${orderItems.packedQuantity}), 0)::integer`,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  return sums!.unpacked
}

/** How far the parcels of an order are: it is shipped or delivered with the last of its pieces. */
async function readFulfillment(tx: Database, orderId: string): Promise<Fulfillment> {
  const statuses = await tx.select({ is: parcels.trackingStatus }).from(parcels).where(eq(parcels.orderId, orderId))
  if (statuses.length === 0) return 'unfulfilled'
  const left = statuses.filter(({ is }) => is !== 'packed')
  if (left.length === 0) return 'packed'
  if (left.length < statuses.length || (await countUnpacked(tx, orderId)) > 0) return 'partly_shipped'
  return statuses.every(({ is }) => is === 'delivered') ? 'delivered' : 'shipped'
}

/**
 * Updates a locked order from its parcels, forward only, and adds the step to its history. Returns the new fulfillment,
 * or undefined if it is as before.
 */
export async function advanceFulfillment(
  tx: Database,
  order: OrderRow,
  note?: string,
): Promise<Fulfillment | undefined> {
  const reached = await readFulfillment(tx, order.id)
  if (ranks.indexOf(reached) <= ranks.indexOf(order.fulfillmentStatus)) return undefined
  const isOpen = ['confirmed', 'processing', 'shipped'].includes(order.status)
  const status = reached === 'shipped' || reached === 'delivered' ? reached : ('processing' as const)
  await tx
    .update(orders)
    .set({ fulfillmentStatus: reached, updatedAt: new Date(), ...(isOpen && order.status !== status && { status }) })
    .where(eq(orders.id, order.id))
  await tx.insert(orderEvents).values({ orderId: order.id, status: reached, note })
  return reached
}
