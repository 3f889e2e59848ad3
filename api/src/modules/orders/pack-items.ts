import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderItems, parcelItems } from '../../database/schema'
import { Failure } from '../../failure'
import { openPieces, resolvePieces, type LinePieces, type RequestedPieces } from './line-pieces'
import type { OrderRow } from './order-repository'

/**
 * Puts pieces of a locked order into a parcel, all that are in none unless given. Throws 409 for more than was ordered
 * and not canceled.
 */
export async function packItems(
  tx: Database,
  order: OrderRow,
  parcelId: number,
  requested: readonly RequestedPieces[] | undefined,
): Promise<LinePieces[]> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(asc(orderItems.id))
  const lines = requested
    ? resolvePieces(order, items, requested, { field: 'items', action: 'packed' })
    : items.map((item) => ({ item, quantity: openPieces(item) })).filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) {
    throw new Failure(409, 'conflict', `All items of order ${order.orderNumber} are in parcels already.`)
  }
  await tx.insert(parcelItems).values(lines.map(({ item, quantity }) => ({ parcelId, orderItemId: item.id, quantity })))
  for (const { item, quantity } of lines) await addPacked(tx, item.id, quantity)
  return lines
}

/** Takes everything out of a parcel of a locked order. */
export async function unpackItems(tx: Database, parcelId: number): Promise<void> {
  const packed = await tx.delete(parcelItems).where(eq(parcelItems.parcelId, parcelId)).returning()
  for (const { orderItemId, quantity } of packed) await addPacked(tx, orderItemId, -quantity)
}

const addPacked = (tx: Database, itemId: number, by: number) =>
  tx
    .update(orderItems)
    .set({ packedQuantity: sql`${orderItems.packedQuantity} + ${by}` })
    .where(eq(orderItems.id, itemId))
