import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { idempotencyKeys, mailOutbox, orderEvents, orders, refunds } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { issueInvoice } from '../documents/issue-documents'
import type { Charge, PaymentProvider } from '../payments/provider'
import { bookRefund, refundableCents } from './book-refund'
import type { OrderRow } from './order-repository'
import { chargedCents, isPaidByCredit } from './paid-by-credit'
import { returnRosters } from '../wholesale/ordered-rosters'
import { releaseOrder } from './release-order'

/** The payment state of an order; `url` is where the shopper must authenticate with their bank. */
export interface Settlement {
  row: OrderRow
  url?: string
  /** Why the bank declined. */
  declined?: string
}

/** Charges and refunds orders. Each step may be repeated at any time, including after a crash. */
export function orderPayment(db: Database, payments: PaymentProvider) {
  const isOurs = (row: OrderRow) => row.payment?.provider === payments.name

  /** Charges an unpaid order, or updates the state of its charge. */
  async function settle(row: OrderRow, returnPath = `/order/${row.id}/confirmation`): Promise<Settlement> {
    if (row.paymentStatus !== 'pending' || !row.payment || row.status === 'cancelled') return { row }
    if (isPaidByCredit(row)) return { row: await markPaid(row, { ...row.payment, charge: row.id }) }
    if (!isOurs(row)) return { row }
    const { reference, charge } = row.payment
    const begun: Charge = charge
      ? await payments.getCharge(charge)
      : await payments.charge({ reference, amountCents: chargedCents(row), key: row.id, returnPath })
    if (begun.state === 'declined') return { row, declined: begun.message }
    const payment = { ...row.payment, charge: begun.reference }
    if (!charge) await db.update(orders).set({ payment }).where(eq(orders.id, row.id))
    if (begun.state === 'action') return { row: { ...row, payment }, url: begun.url }
    if (begun.state === 'authorized') await payments.capture(begun.reference)
    return { row: await markPaid(row, payment) }
  }

  /**
   * Marks the order as paid once, confirms it, issues its invoice and releases its mail; refunds an order that was
   * canceled in the meantime, without either document.
   * A concurrent second call returns the result of the first.
   */
  async function markPaid(row: OrderRow, payment: OrderRow['payment']): Promise<OrderRow> {
    const paid = await inTransaction(db, async (tx) => {
      const [before] = await tx.select().from(orders).where(eq(orders.id, row.id)).for('update')
      if (!before) return row
      if (before.paymentStatus === 'paid' || before.paymentStatus === 'refunded') return before
      const confirmed = before.status === 'pending' ? ('confirmed' as const) : undefined
      const [changed = before] = await tx
        .update(orders)
        .set({ paymentStatus: 'paid', payment, status: confirmed, updatedAt: new Date() })
        .where(eq(orders.id, row.id))
        .returning()
      if (confirmed) await tx.insert(orderEvents).values({ orderId: row.id, status: confirmed })
      await tx
        .update(mailOutbox)
        .set({ nextTryAt: sql`now()` })
        .where(mailOf(row.id))
      if (changed.status !== 'cancelled') await issueInvoice(tx, changed)
      return changed
    })
    return paid.status === 'cancelled' ? refund(paid) : paid
  }

  /** Refunds what is left of the payment, with a credit note, or releases the authorization. */
  async function refund(row: OrderRow): Promise<OrderRow> {
    const begun = row.payment?.charge
    if (!begun || !(isOurs(row) || isPaidByCredit(row))) return row
    if (row.paymentStatus === 'paid') {
      await bookRest(db, row.id)
      return sendRefunds(row)
    }
    if (row.paymentStatus !== 'pending') return row
    await payments.refund(begun)
    const [released] = await db
      .update(orders)
      .set({ paymentStatus: 'failed', updatedAt: new Date() })
      .where(and(eq(orders.id, row.id), eq(orders.paymentStatus, row.paymentStatus)))
      .returning()
    // Otherwise a concurrent request released it.
    return released ?? reread(db, row)
  }

  /**
   * Sends the booked refunds of an order to the provider. Repeating it, also at the same time, sends each once, since
   * the provider knows a refund by its id.
   */
  async function sendRefunds(row: OrderRow): Promise<OrderRow> {
    const charge = row.payment?.charge
    if (!charge || !(isOurs(row) || isPaidByCredit(row))) return row
    const unsent = and(eq(refunds.orderId, row.id), isNull(refunds.sentAt))
    const booked = await db.select().from(refunds).where(unsent).orderBy(asc(refunds.createdAt))
    for (const { id, paidBackCents, storeCreditCents } of booked) {
      await payments.refund(charge, { amountCents: paidBackCents - storeCreditCents, key: id })
      await db.update(refunds).set({ sentAt: new Date() }).where(eq(refunds.id, id))
    }
    return (await markRefunded(db, row.id)) ?? reread(db, row)
  }

  /** Deletes an unpaid order completely, so that the same key can try another card. */
  const discard = (orderId: string) =>
    inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
      if (row && row.status !== 'cancelled') await releaseOrder(tx, orderId)
      if (row) await returnRosters(tx, row.orderNumber)
      await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.orderId, orderId))
      await tx.delete(mailOutbox).where(mailOf(orderId))
      await tx.delete(orders).where(eq(orders.id, orderId))
    })

  /** Cancels an order that the shopper has seen but never paid. */
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
      await releaseOrder(tx, orderId)
    })

  /** Updates the state of a pending charge; cancels the order if the bank declined, and returns the reason. */
  async function settleOrCancel(row: OrderRow): Promise<string | undefined> {
    const { declined } = await settle(row)
    if (declined) await cancelUnpaid(row.id, declined)
    return declined
  }

  return { settle, settleOrCancel, refund, sendRefunds, discard, cancelUnpaid }
}

/** Why a complete order is credited, in the words of its documents. */
export const creditReason = ({ status }: Pick<OrderRow, 'status'>): string =>
  status === 'returned' ? 'Order returned' : 'Order canceled'

/** Marks a paid order as refunded once all of it was sent; undefined before. */
async function markRefunded(db: Database, orderId: string): Promise<OrderRow | undefined> {
  const unsent = and(eq(refunds.orderId, orderId), isNull(refunds.sentAt))
  const [refunded] = await db
    .update(orders)
    .set({ paymentStatus: 'refunded', updatedAt: new Date() })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.paymentStatus, 'paid'),
        eq(orders.refundedCents, orders.totalCents),
        notExists(db.select().from(refunds).where(unsent)),
      ),
    )
    .returning()
  return refunded
}

/** Books what is left of a paid order as a refund, with its credit note. */
const bookRest = (db: Database, orderId: string) =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const amountCents = row?.paymentStatus === 'paid' ? refundableCents(row) : 0
    if (!row || amountCents === 0) return
    const reason = creditReason(row)
    await bookRefund(tx, row, { amountCents, reason, recordedBy: 'payment', credit: 'rest' })
  })

async function reread(db: Database, row: OrderRow): Promise<OrderRow> {
  const [now] = await db.select().from(orders).where(eq(orders.id, row.id))
  return now ?? row
}

const mailOf = (orderId: string) =>
  and(sql`${mailOutbox.data} ->> 'orderId' = ${orderId}`, sql`${mailOutbox.sentAt} IS NULL`)

/** The rejection of a card as the checkout shows it. */
export const cardDeclined = (message: string) =>
  new Failure(422, 'card_declined', message, { errors: [{ field: 'payment_token', message }] })
