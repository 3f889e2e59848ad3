import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { idempotencyKeys, mailOutbox, orderEvents, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import type { Charge, PaymentProvider } from '../payments/provider'
import type { OrderRow } from './order-repository'
import { releaseStockAndCoupon } from './release-order'

/** How an order stands with its payment; `url` is where the shopper's bank wants to ask them first. */
export interface Settlement {
  row: OrderRow
  url?: string
  /** Why the bank refused. */
  declined?: string
}

/** Takes and gives back the money of orders. Each step may be repeated at any time, after a crash too. */
export function orderPayment(db: Database, payments: PaymentProvider) {
  const isOurs = (row: OrderRow) => row.payment?.provider === payments.name

  /** Charges an order that is not paid yet, or finds out how its charge stands. */
  async function settle(row: OrderRow, returnPath = `/order/${row.id}/confirmation`): Promise<Settlement> {
    if (row.paymentStatus !== 'pending' || !row.payment || row.status === 'cancelled' || !isOurs(row)) return { row }
    const { reference, charge } = row.payment
    const begun: Charge = charge
      ? await payments.getCharge(charge)
      : await payments.charge({ reference, amountCents: row.totalCents, key: row.id, returnPath })
    if (begun.state === 'declined') return { row, declined: begun.message }
    const payment = { ...row.payment, charge: begun.reference }
    if (!charge) await db.update(orders).set({ payment }).where(eq(orders.id, row.id))
    if (begun.state === 'action') return { row: { ...row, payment }, url: begun.url }
    if (begun.state === 'authorised') await payments.capture(begun.reference)
    return { row: await markPaid(row, payment) }
  }

  /** Marks the order as paid, once, and lets its mail go; an order that was cancelled in the meantime is refunded. A concurrent second call answers with what the first one wrote. */
  async function markPaid(row: OrderRow, payment: OrderRow['payment']): Promise<OrderRow> {
    const paid = await inTransaction(db, async (tx) => {
      const [changed] = await tx
        .update(orders)
        .set({ paymentStatus: 'paid', payment, updatedAt: new Date() })
        .where(and(eq(orders.id, row.id), notInArray(orders.paymentStatus, ['paid', 'refunded'])))
        .returning()
      if (!changed) return reread(tx, row)
      await tx
        .update(mailOutbox)
        .set({ nextTryAt: sql`now()` })
        .where(mailOf(row.id))
      return changed
    })
    return paid.status === 'cancelled' ? refund(paid) : paid
  }

  /** Gives back what was paid or set aside. */
  async function refund(row: OrderRow): Promise<OrderRow> {
    const begun = row.payment?.charge
    if (!begun || !isOurs(row) || !['paid', 'pending'].includes(row.paymentStatus)) return row
    await payments.refund(begun)
    const [refunded] = await db
      .update(orders)
      .set({ paymentStatus: row.paymentStatus === 'paid' ? 'refunded' : 'failed', updatedAt: new Date() })
      .where(and(eq(orders.id, row.id), eq(orders.paymentStatus, row.paymentStatus)))
      .returning()
    // Otherwise another request refunded it at the same moment.
    return refunded ?? reread(db, row)
  }

  /** Takes an unpaid order back out as if it had never been, so that the same key may try another card. */
  const discard = (orderId: string) =>
    inTransaction(db, async (tx) => {
      const [row] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update')
      if (row && row.status !== 'cancelled') await releaseStockAndCoupon(tx, orderId)
      await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.orderId, orderId))
      await tx.delete(mailOutbox).where(mailOf(orderId))
      await tx.delete(orders).where(eq(orders.id, orderId))
    })

  /** Cancels an order that its shopper knows of but never paid. */
  const cancelUnpaid = (orderId: string, note: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const [cancelled] = await tx
        .update(orders)
        .set({ status: 'cancelled', paymentStatus: 'failed', cancelReason: note, updatedAt: new Date() })
        .where(and(eq(orders.id, orderId), ne(orders.paymentStatus, 'paid'), ne(orders.status, 'cancelled')))
        .returning({ id: orders.id })
      if (!cancelled) return
      await tx.delete(mailOutbox).where(mailOf(orderId))
      await tx.insert(orderEvents).values({ orderId, status: 'cancelled', note })
      await releaseStockAndCoupon(tx, orderId)
    })

  /** Finds out how a charge that was under way stands; cancels the order when the bank refused, and tells why. */
  async function settleOrCancel(row: OrderRow): Promise<string | undefined> {
    const { declined } = await settle(row)
    if (declined) await cancelUnpaid(row.id, declined)
    return declined
  }

  return { settle, settleOrCancel, refund, discard, cancelUnpaid }
}

async function reread(db: Database, row: OrderRow): Promise<OrderRow> {
  const [now] = await db.select().from(orders).where(eq(orders.id, row.id))
  return now ?? row
}

const mailOf = (orderId: string) =>
  and(sql`${mailOutbox.data} ->> 'orderId' = ${orderId}`, sql`${mailOutbox.sentAt} IS NULL`)

/** The refusal of a card as the checkout shows it. */
export const cardDeclined = (message: string) =>
  new Failure(422, 'card_declined', message, { errors: [{ field: 'payment_token', message }] })
