import { returnTerms, type OrderReturn } from '@shop/shared-api/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import type { orderEvents, orderItems, orderReturnLines, orderReturns } from '../../database/schema'
import { orderReturns as returns } from '../../database/schema'

type ItemFacts = Pick<typeof orderItems.$inferSelect, 'sku' | 'title' | 'color' | 'size'>

/** A return with its pieces. */
export type ReturnRow = typeof orderReturns.$inferSelect & {
  lines: (typeof orderReturnLines.$inferSelect & { item: ItemFacts })[]
}

/** What a query of returns loads with each. */
export const withLines = {
  lines: { with: { item: { columns: { sku: true, title: true, color: true, size: true } } } },
} as const

/** The returns of an order, oldest first. */
export const listReturns = (db: Database, orderId: string): Promise<ReturnRow[]> =>
  db.query.orderReturns.findMany({ where: eq(returns.orderId, orderId), orderBy: asc(returns.id), with: withLines })

/** Statuses of a return whose pieces stay with the buyer. */
const withdrawn: readonly ReturnRow['status'][] = ['declined', 'closed']

/** Whether a return's pieces are returned or about to be. */
export const isHeld = ({ status }: Pick<ReturnRow, 'status'>): boolean => !withdrawn.includes(status)

/** Pieces of a line that are returned or about to be. */
export const returnedPieces = (returned: readonly ReturnRow[], itemId: number): number =>
  returned
    .filter(isHeld)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.itemId === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

const DAY_MS = 86_400_000

/** The last day on which a delivered order can be returned, in UTC; null if it never arrived or the time is over. */
export function returnUntil(
  { status }: { status: string },
  events: readonly Pick<typeof orderEvents.$inferSelect, 'status' | 'at'>[],
  now = Date.now(),
): string | null {
  const delivered = events.findLast((event) => event.status === 'delivered')
  if (status !== 'delivered' || !delivered) return null
  const until = new Date(delivered.at.getTime() + returnTerms.days * DAY_MS).toISOString().slice(0, 10)
  return until < new Date(now).toISOString().slice(0, 10) ? null : until
}

/** Serializes a return for its buyer. */
export const serializeReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  reason: row.reason,
  refund_to: row.refundTo,
  note: row.note,
  message: row.message,
  created_at: row.createdAt.toISOString(),
  lines: row.lines.map(({ item, quantity, newSize }) => ({
    sku: item.sku,
    title: item.title,
    color: item.color,
    size: item.size,
    quantity,
    new_size: newSize,
  })),
  carrier: row.carrier,
  tracking_number: row.trackingNumber,
})
