import type { Order } from '@shop/shared-api/contract'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { orderEvents, orderItems, orders, parcelEvents, parcels } from '../../../database/schema'
import { orderOnTheWire } from '../../orders/order-on-the-wire'

/** All orders of a user in full, newest first; five statements however many there are. */
export async function ownOrders(db: Database, userId: string): Promise<Order[]> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const ownParcels = db.select({ id: parcels.id }).from(parcels).where(inArray(parcels.orderId, own))
  const [rows, items, events, parcelRows, steps] = await Promise.all([
    db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id)),
    db.select().from(orderItems).where(inArray(orderItems.orderId, own)).orderBy(asc(orderItems.id)),
    db.select().from(orderEvents).where(inArray(orderEvents.orderId, own)).orderBy(asc(orderEvents.id)),
    db.select().from(parcels).where(inArray(parcels.orderId, own)).orderBy(asc(parcels.id)),
    db.select().from(parcelEvents).where(inArray(parcelEvents.parcelId, ownParcels)).orderBy(asc(parcelEvents.id)),
  ])
  const [itemsOf, eventsOf, parcelsOf] = [byOrder(items), byOrder(events), byOrder(parcelRows)]
  const stepsOf = groupedBy(steps, ({ parcelId }) => parcelId)
  return rows.map((row) =>
    orderOnTheWire(row, {
      items: itemsOf(row.id),
      events: eventsOf(row.id),
      parcels: parcelsOf(row.id).map((parcel) => ({ ...parcel, steps: stepsOf(parcel.id) })),
    }),
  )
}

const byOrder = <Row extends { orderId: string }>(rows: Row[]) => groupedBy(rows, ({ orderId }) => orderId)

/** Looks rows up by a key, in their own order; none for a key that no row has. */
function groupedBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return (key) => groups.get(key) ?? []
}
