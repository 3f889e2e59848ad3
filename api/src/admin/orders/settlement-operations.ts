import { formatUsd, toDollars } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { orderEvents, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { issueCreditNote } from '../../modules/documents/issue-documents'
import { refundableCents } from '../../modules/orders/book-refund'
import { creditReason, orderPayment } from '../../modules/orders/order-payment'
import type { OrderRow } from '../../modules/orders/order-repository'
import { releaseOrder } from '../../modules/orders/release-order'
import { isHeld, listReturns } from '../../modules/returns/return-repository'
import { returnToStock } from '../../modules/orders/return-to-stock'
import { audit, operation, type OperationContext, type OperationResult } from '../operation'
import { cancellable, returnHint } from './cancellable'
import { queueStepMail, lockOrder, orderNumber, readOrder } from './order-lookup'
import { amountToCard, refundFailed, sendBooked, sumUnsent } from './send-refunds'

const reason = z.string().trim().min(3).max(500)

/**
 * Cancels, returns and refunds orders, with their stock and payments. The provider is called after the transaction;
 * calls can be repeated safely.
 */
export const settlementOperations = {
  'orders.cancel': operation(z.strictObject({ number: orderNumber, reason }), async (context, { number, reason }) => {
    const row = await inTransaction(context.db, async (tx) => {
      const order = await lockOrder(tx, number)
      if (!cancellable.includes(order.status)) {
        const why = `Order ${number} is ${order.status} and cannot be cancelled.`
        throw new Failure(409, 'conflict', `${why}${returnHint(order.status)}`)
      }
      if (order.fulfillmentStatus === 'partly_shipped') {
        const instead = 'Use "orders cancel-lines" for the rest, and "orders return" for returned goods.'
        throw new Failure(409, 'conflict', `Items of order ${number} have shipped. ${instead}`)
      }
      await releaseOrder(tx, order.id)
      const [cancelled] = await tx
        .update(orders)
        .set({ status: 'cancelled', cancelReason: reason, updatedAt: new Date() })
        .where(eq(orders.id, order.id))
        .returning()
      await tx.insert(orderEvents).values({ orderId: order.id, status: 'cancelled', note: reason })
      await queueStepMail(tx, order, 'cancelled')
      await creditInvoice(tx, cancelled!)
      await audit(tx, context.actor, 'orders.cancel', number, { from: order.status, reason })
      return cancelled!
    })
    return refundPayment(context, row, `Order ${number} is cancelled and its items are back in stock.`)
  }),

  'orders.return': operation(
    z.strictObject({
      number: orderNumber,
      reason,
      restock: z.boolean().default(false),
      refund: z.boolean().default(true),
    }),
    async (context, { number, reason, restock, refund }) => {
      const row = await inTransaction(context.db, async (tx) => {
        const order = await lockOrder(tx, number)
        if (!['shipped', 'delivered'].includes(order.status)) {
          const why = `Order ${number} is ${order.status}: only shipped or delivered orders can be returned.`
          throw new Failure(409, 'conflict', why)
        }
        await refuseWithReturns(tx, order)
        if (restock) await returnToStock(tx, order.id)
        const [returned] = await tx
          .update(orders)
          .set({ status: 'returned', fulfillmentStatus: 'returned', updatedAt: new Date() })
          .where(eq(orders.id, order.id))
          .returning()
        await tx.insert(orderEvents).values({ orderId: order.id, status: 'returned', note: reason })
        await queueStepMail(tx, order, 'returned')
        await creditInvoice(tx, returned!)
        await audit(tx, context.actor, 'orders.return', number, { from: order.status, reason, restock, refund })
        return returned!
      })
      const done = `Order ${number} is returned${restock ? ' and its items are back in stock' : ''}.`
      return refund ? refundPayment(context, row, done) : { done, detail: { number, payment: row.paymentStatus } }
    },
  ),

  'orders.refund': operation(z.strictObject({ number: orderNumber }), async (context, { number }) => {
    const row = await readOrder(context.db, number)
    if (!['cancelled', 'returned'].includes(row.status)) return repeatRefunds(context, row)
    if (row.paymentStatus !== 'paid') {
      throw new Failure(
        409,
        'conflict',
        `There is nothing to refund for order ${number}: its payment is ${row.paymentStatus}.`,
      )
    }
    if (!row.payment) throw new Failure(409, 'conflict', `Order ${number} was paid on invoice. ${payBack(row)}`)
    return refundPayment(context, row, `Order ${number} stays ${row.status}.`)
  }),
}

/** Pieces that are returned one by one would go back to stock, and to the buyer's card, twice. */
async function refuseWithReturns(tx: Database, { id, orderNumber }: OrderRow) {
  if (!(await listReturns(tx, id)).some(isHeld)) return
  throw new Failure(
    409,
    'conflict',
    `Items of order ${orderNumber} are returned already. Use "returns list" to settle them.`,
  )
}

/** Credits an order on invoice, of which nothing is owed any more; a card's refund has its own credit note. */
async function creditInvoice(tx: Database, order: OrderRow) {
  if (!order.payment) await issueCreditNote(tx, order, { reason: creditReason(order) })
}

/** Sends the refunds of an order again that the provider did not accept. */
async function repeatRefunds(context: OperationContext, row: OrderRow): Promise<OperationResult> {
  const number = row.orderNumber
  const cents = await sumUnsent(context.db, row.id)
  if (cents === 0) {
    const why = `Order ${number} is ${row.status}: use "orders cancel", "orders return" or "orders refund-part" to refund it.`
    throw new Failure(409, 'conflict', why)
  }
  await sendBooked(context, row, `Order ${number} stays ${row.status}.`)
  await audit(context.db, context.actor, 'orders.refund', number, { amount: toDollars(cents) })
  return { done: `${amountToCard(cents, row)} is being refunded.`, detail: { number, status: row.status } }
}

/** Refunds what is left of the payment through the provider, unless this is a dry run, and records it. */
async function refundPayment(context: OperationContext, row: OrderRow, done: string): Promise<OperationResult> {
  const number = row.orderNumber
  const detail = { number, status: row.status }
  if (row.paidCents > row.refundedCents)
    return { done: `${done} ${payBack(row)}`, detail: { ...detail, payment: row.paymentStatus } }
  if (row.paymentStatus !== 'paid' || !row.payment) {
    await voidOpenCharge(context, row)
    return { done: `${done} Nothing had been paid.`, detail: { ...detail, payment: row.paymentStatus } }
  }
  const cents = refundableCents(row) + (await sumUnsent(context.db, row.id))
  const amount = amountToCard(cents, row)
  if (context.dryRun)
    return { done: `${done} ${amount} will be refunded.`, detail: { ...detail, refund: toDollars(cents) } }
  const settled = await orderPayment(context.db, context.payments)
    .refund(row)
    .catch((error: unknown) => {
      throw refundFailed(number, done, error)
    })
  if (settled.paymentStatus !== 'refunded') {
    throw new Failure(
      502,
      'refund_failed',
      `${done} But it was paid through ${row.payment.provider}, which this shop is not configured for: refund ${amount} there.`,
    )
  }
  await audit(context.db, context.actor, 'orders.refund', number, { amount: toDollars(cents) })
  return { done: `${done} ${amount} is being refunded.`, detail: { ...detail, payment: settled.paymentStatus } }
}

/** What staff do themselves after an invoice was paid: the money came in outside of the shop. */
const payBack = ({ paidCents, refundedCents }: OrderRow) =>
  `The company paid ${formatUsd(paidCents - refundedCents)} of its invoice: pay it back, then run "invoices void-payment".`

/** Voids an authorized charge that was never captured; if that fails, the running shop's payment sweep does it. */
async function voidOpenCharge({ db, payments, dryRun }: OperationContext, row: OrderRow) {
  if (!dryRun)
    await orderPayment(db, payments)
      .refund(row)
      .catch(() => undefined)
}
