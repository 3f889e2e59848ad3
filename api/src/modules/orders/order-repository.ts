import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderEvents, orderItems, orders, parcelEvents, parcelItems, parcels, refunds } from '../../database/schema'
import type { ServerSecret } from '../../server-secret'
import { tokenHash } from '../auth/session-token'
import { listReturns } from '../returns/return-repository'
import { listDocuments } from '../documents/document-repository'
import { readShopToday } from '../wholesale/company-terms'
import { verifyGuestToken } from './guest-token'

/** The viewer of an order: its owner by account, or the holder of a guest link's token. */
export interface OrderViewer {
  userId: string | null
  token: string | undefined
  secret: ServerSecret
}

/**
 * Condition for an order that this viewer may see; all others don't exist for them. An order without a token hash
 * opens with no token: it has an owner, or its owner's account was deleted.
 */
function visibleTo(id: string, { userId, token, secret }: OrderViewer) {
  const own = userId ? eq(orders.userId, userId) : undefined
  const byLink = token
    ? and(
        isNull(orders.userId),
        verifyGuestToken(secret, id, token)
          ? isNotNull(orders.guestTokenHash)
          : eq(orders.guestTokenHash, tokenHash(token)),
      )
    : undefined
  return own || byLink ? and(eq(orders.id, id), or(own, byLink)) : undefined
}

/** The order, if the viewer may see it. */
export async function findOrder(db: Database, id: string, viewer: OrderViewer) {
  const seen = visibleTo(id, viewer)
  if (!seen) return undefined
  const [row] = await db.select().from(orders).where(seen)
  return row
}

/** Like `findOrder`, and locks the order until the end of the transaction. */
export async function lockOrder(tx: Database, id: string, viewer: OrderViewer) {
  const seen = visibleTo(id, viewer)
  if (!seen) return undefined
  const [row] = await tx.select().from(orders).where(seen).for('update')
  return row
}

/** An order's row. */
export type OrderRow = typeof orders.$inferSelect

/**
 * Lines, events, refunds, shipments, documents and returns of an order, and for an invoice the shop's day; at most nine queries.
 */
export async function loadOrderParts(db: Database, { id: orderId, dueOn }: Pick<OrderRow, 'id' | 'dueOn'>) {
  const [items, events, refundRows, parcelRows, documents, returns, today] = await Promise.all([
    db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id)),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.id)),
    db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.id)),
    listDocuments(db, orderId),
    listReturns(db, orderId),
    dueOn === null ? null : readShopToday(db),
  ])
  const ids = parcelRows.map(({ id }) => id)
  const [steps, pieces] = ids.length
    ? await Promise.all([
        db.select().from(parcelEvents).where(inArray(parcelEvents.parcelId, ids)).orderBy(asc(parcelEvents.id)),
        db.select().from(parcelItems).where(inArray(parcelItems.parcelId, ids)).orderBy(asc(parcelItems.orderItemId)),
      ])
    : [[], []]
  return {
    today,
    items,
    events,
    documents,
    returns,
    refunds: refundRows,
    parcels: parcelRows.map((parcel) => ({
      ...parcel,
      items: pieces.filter(({ parcelId }) => parcelId === parcel.id),
      steps: steps.filter(({ parcelId }) => parcelId === parcel.id),
    })),
  }
}

/** See `loadOrderParts`. */
export type OrderParts = Awaited<ReturnType<typeof loadOrderParts>>
