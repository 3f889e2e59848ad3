import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  orderItems,
  orders,
  parcels,
  refunds,
} from '../../database/schema'
import { countUnits } from '../ledger'
import type { Bank } from './bank'
import type { PlacedOrder } from './place-orders'

/**
 * Expects an order's refunds, bank, store credit, stock and parcels to agree. Once it is settled, the bank has sent all
 * that was booked.
 */
export async function expectBalanced(
  db: Database,
  bank: Bank,
  { id }: PlacedOrder,
  initialUnits: ReadonlyMap<number, number>,
  { isSettled = false } = {},
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  const booked = await db.select().from(refunds).where(eq(refunds.orderId, id))
  const sum = (of: (row: (typeof booked)[number]) => number) => booked.reduce((total, row) => total + of(row), 0)
  expect([order!.creditedCents, order!.refundedCents]).toEqual([
    sum(({ amountCents }) => amountCents),
    sum(({ paidBackCents }) => paidBackCents),
  ])
  const paid = order!.payment ? order!.totalCents : order!.paidCents
  expect(order!.refundedCents).toBeLessThanOrEqual(paid)
  const toCard = (row: (typeof booked)[number]) =>
    row.method === 'card' ? row.paidBackCents - row.storeCreditCents : 0
  const moved = order!.payment ? bank.refundedOf(order!.payment.charge!) : 0
  expect(moved).toBeGreaterThanOrEqual(sum((row) => (row.sentAt ? toCard(row) : 0)))
  expect(moved).toBeLessThanOrEqual(sum(toCard))
  expect(moved).toBeLessThanOrEqual(order!.totalCents - order!.storeCreditCents)
  expect(await sumCredit(db, id)).toBe(sum(({ storeCreditCents }) => storeCreditCents) - order!.storeCreditCents)
  expect(await countUnits(db)).toEqual(initialUnits)
  if (isSettled) expect(moved).toBe(sum(toCard))
  if (order!.status !== 'cancelled') return expectParcels(db, order!)
  if (isSettled && order!.payment) expect(order!.refundedCents).toBe(order!.totalCents)
}

/** What an order changed of its buyer's store credit, in cents. */
async function sumCredit(db: Database, orderId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerTransactions.orderId, orderId), eq(ledgerAccounts.kind, 'store_credit')))
  return Number(row!.cents)
}

async function expectParcels(db: Database, order: typeof orders.$inferSelect) {
  const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  const sent = await db.select().from(parcels).where(eq(parcels.orderId, order.id))
  if (sent.length === 0) return
  const isUnpacked = lines.some((item) => item.quantity > item.cancelledQuantity + item.packedQuantity)
  const isAllSent = sent.every(({ trackingStatus }) => trackingStatus !== 'packed') && !isUnpacked
  const isSent = (status: string) => ['shipped', 'delivered'].includes(status)
  expect([isSent(order.fulfillmentStatus), isSent(order.status)]).toEqual([isAllSent, isAllSent])
}
