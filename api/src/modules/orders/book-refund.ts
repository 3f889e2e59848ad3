import { formatUsd } from '@shop/shared-api/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, orderEvents, orders, refunds } from '../../database/schema'
import { Failure, invalid } from '../../failure'
import { amountCredit, formatDocumentNumber, type Credit } from '../documents/document-content'
import { issueCreditNote } from '../documents/issue-documents'
import { balanceCents, isClosed, owedCents } from './invoice'
import { returnCredit } from '../store-credit/ledger'
import type { OrderRow } from './order-repository'
import { chargedCents } from './paid-by-credit'

/** A refund as booked. */
export type RefundRow = typeof refunds.$inferSelect

/** What to give back of an order, in cents. */
export interface RefundRequest {
  amountCents: number
  /** Shown to the customer. */
  reason: string
  /** Who decided it, as in the audit log. */
  recordedBy: string
  /** Back to the card unless given; staff pay back a paid invoice by transfer. */
  method?: RefundRow['method']
  /** What its credit note says: an amount with the reason, unless given; `rest` is all that is not credited yet. */
  credit?: Credit | 'rest'
}

/** The most that can be given back of an order: what the buyer has paid of it or still owes. */
export const refundableCents = (order: OrderRow): number =>
  !order.payment && isClosed(order.status)
    ? order.paidCents - order.refundedCents
    : order.totalCents - order.creditedCents

/**
 * Books a refund of a locked order in the caller's transaction, with its credit note, which is numbered last; `orderPayment(…).sendRefunds` sends what goes to a card
 * after it. Of an invoice that is not paid, less is owed instead. Throws 409 for an order without a payment, and 422 for
 * more than is left of its total.
 */
export async function bookRefund(
  tx: Database,
  order: OrderRow,
  { amountCents, reason, recordedBy, method: requested = order.payment ? 'card' : 'transfer', credit }: RefundRequest,
): Promise<{ order: OrderRow; refund: RefundRow; document?: string }> {
  refuseUnpaid(order)
  refuseTooMuch(order, amountCents)
  const paidBackCents = order.payment ? amountCents : Math.max(0, amountCents - owedCents(order))
  const { storeCreditCents, method } = await splitRefund(tx, order, paidBackCents, requested)
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      amountCents,
      paidBackCents,
      storeCreditCents,
      method,
      reason,
      recordedBy,
      sentAt: method === 'card' ? null : new Date(),
    })
    .returning()
  if (storeCreditCents > 0) await giveCredit(tx, order, { reason, recordedBy })
  const credited = {
    creditedCents: order.creditedCents + amountCents,
    refundedCents: order.refundedCents + paidBackCents,
  }
  const isSettled = !order.payment && balanceCents({ ...order, ...credited }) === 0
  const [changed] = await tx
    .update(orders)
    .set({ ...credited, updatedAt: new Date(), ...(isSettled && { paymentStatus: 'paid' }) })
    .where(eq(orders.id, order.id))
    .returning()
  const note =
    credit === 'rest'
      ? await issueCreditNote(tx, changed!, { reason, storeCreditCents })
      : await issueCreditNote(tx, changed!, {
          reason,
          storeCreditCents,
          credit: credit ?? amountCredit('Refund', amountCents),
          isMailed: false,
        })
  return { order: changed!, refund: refund!, document: note && formatDocumentNumber(note) }
}

/** What of a refund goes to store credit, and how the rest goes back: what the card was not charged is store credit. */
async function splitRefund(tx: Database, order: OrderRow, paidBackCents: number, method: RefundRow['method']) {
  if (method === 'transfer' || paidBackCents === 0) return { storeCreditCents: 0, method: byStaff(method) }
  if (method === 'store_credit') return { storeCreditCents: paidBackCents, method }
  const [sent] = await tx
    .select({ cents: sql<string>`coalesce(sum(${refunds.paidBackCents} - ${refunds.storeCreditCents}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.method, 'card')))
  const left = chargedCents(order) - Number(sent!.cents)
  const storeCreditCents = Math.max(0, paidBackCents - left)
  return { storeCreditCents, method: storeCreditCents === paidBackCents ? ('store_credit' as const) : method }
}

const byStaff = (method: RefundRow['method']) => (method === 'store_credit' ? ('transfer' as const) : method)

/** Posts the order's refunds to its buyer's store credit; 409 for a guest. */
async function giveCredit(tx: Database, order: OrderRow, by: { reason: string; recordedBy: string }) {
  const [sum] = await tx
    .select({ cents: sql<string>`sum(${refunds.storeCreditCents})` })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
  if (await returnCredit(tx, order, Number(sum!.cents), { kind: 'refund', ...by })) return
  const why = `Order ${order.orderNumber} was placed by a guest, who has no account for store credit.`
  throw new Failure(409, 'conflict', why)
}

/** Adds a refund to the order's history, and mails it with its credit note. */
async function announceRefund(tx: Database, order: OrderRow, refund: RefundRow, document?: string): Promise<void> {
  const note = `${formatUsd(refund.amountCents)}: ${refund.reason}`
  await tx.insert(orderEvents).values({ orderId: order.id, status: 'refunded', note })
  const data = { orderId: order.id, refundId: refund.id, document }
  await tx.insert(mailOutbox).values({ recipient: order.email, template: 'order-refunded-part', data })
}

/** `bookRefund` with history and mail, for a refund without another mail. */
export async function refundPart(tx: Database, order: OrderRow, request: RefundRequest) {
  const booked = await bookRefund(tx, order, request)
  await announceRefund(tx, booked.order, booked.refund, booked.document)
  return booked
}

function refuseUnpaid({ orderNumber, payment, paymentStatus }: OrderRow) {
  if (!payment || paymentStatus === 'paid') return
  const why = paymentStatus === 'refunded' ? 'is refunded in full' : 'is not paid'
  throw new Failure(409, 'conflict', `There is nothing to refund: order ${orderNumber} ${why}.`)
}

function refuseTooMuch(order: OrderRow, amountCents: number) {
  const left = refundableCents(order)
  if (amountCents <= left) return
  const given = order.creditedCents > 0 ? `, since ${formatUsd(order.creditedCents)} was given back already` : ''
  const message = `At most ${formatUsd(left)} of order ${order.orderNumber} can be given back${given}.`
  throw invalid([{ field: 'amount', message }])
}
