import { formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { z } from 'zod'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { refundPart, type RefundRow } from '../../modules/orders/book-refund'
import { cancelLines } from '../../modules/orders/cancel-lines'
import { formatPieces } from '../../modules/orders/line-pieces'
import type { OrderRow } from '../../modules/orders/order-repository'
import { cardOf } from '../../modules/orders/paid-by-credit'
import { audit, operation, type OperationContext } from '../operation'
import { cancellable, returnHint } from './cancellable'
import { lockOrder, orderNumber, requestedPieces } from './order-lookup'
import { sendBooked } from './send-refunds'

const MAX_AMOUNT = 20_000_000
const reason = z.string().trim().min(3).max(500)
const dollars = z.number().multipleOf(0.01, 'An amount has at most two decimals')
/** What was given back of the order as the caller saw it, so that a repeated request is refused. */
const expect_refunded = dollars.min(0).optional()

/** Gives back a part of what an order costs, for canceled items or as a favor. */
export const refundOperations = {
  'orders.refund-part': operation(
    z.strictObject({
      number: orderNumber,
      amount: dollars.min(0.01).max(MAX_AMOUNT),
      reason,
      by_hand: z.boolean().default(false),
      /** Give it as store credit instead. */
      store_credit: z.boolean().default(false),
      expect_refunded,
    }),
    async (context, { number, amount, reason, by_hand, store_credit, expect_refunded }) => {
      const { order, refund } = await inTransaction(context.db, async (tx) => {
        const before = await lockOrder(tx, number)
        refuseOthers(before, expect_refunded)
        const method = store_credit ? ('store_credit' as const) : by_hand ? ('transfer' as const) : undefined
        if (!method) refuseOtherProvider(context, before)
        const request = { amountCents: toCents(amount), reason, recordedBy: context.actor, method }
        const booked = await refundPart(tx, before, request)
        await audit(tx, context.actor, 'orders.refund-part', number, { amount, reason, ...bookings(before, booked) })
        return booked
      })
      await sendBooked(context, order, `${describeRefund(order, refund)} is booked.`)
      return { done: `${describeRefund(order, refund)}.`, detail: detailOf(order, refund) }
    },
  ),

  'orders.cancel-lines': operation(
    z.strictObject({
      number: orderNumber,
      lines: requestedPieces('Choose what to cancel'),
      reason,
      expect_refunded,
    }),
    async (context, { number, lines: requested, reason, expect_refunded }) => {
      const { order, refund, lines } = await inTransaction(context.db, async (tx) => {
        const before = await lockOrder(tx, number)
        refuseOthers(before, expect_refunded)
        refuseClosed(before)
        refuseOtherProvider(context, before)
        const canceled = await cancelLines(tx, before, requested, { reason, recordedBy: context.actor })
        await audit(tx, context.actor, 'orders.cancel-lines', number, {
          reason,
          lines: canceled.lines.map(({ item, quantity }) => ({ line: item.id, sku: item.sku, quantity })),
          ...bookings(before, canceled),
        })
        return canceled
      })
      const done = `Canceled of order ${number}, and back in stock: ${formatPieces(lines)}.`
      if (!refund) return { done, detail: { number } }
      await sendBooked(context, order, done)
      return { done: `${done} ${describeRefund(order, refund)}.`, detail: detailOf(order, refund) }
    },
  ),
}

const bookings = (before: OrderRow, { order, refund }: { order: OrderRow; refund?: RefundRow }) => ({
  refund: refund?.id,
  before: { refunded: toDollars(before.creditedCents) },
  after: { refunded: toDollars(order.creditedCents) },
})

const detailOf = (order: OrderRow, refund: RefundRow) => ({
  number: order.orderNumber,
  refund: refund.id,
  refunded: toDollars(order.creditedCents),
  left: toDollars(order.totalCents - order.creditedCents),
})

/** What happens to the amount of a refund, in words. */
function describeRefund({ orderNumber, payment }: OrderRow, refund: RefundRow): string {
  const { amountCents, paidBackCents, storeCreditCents, method } = refund
  const amount = formatUsd(paidBackCents)
  const of = `of order ${orderNumber}`
  if (method === 'card' && payment) {
    const credit = storeCreditCents > 0 ? `, ${formatUsd(storeCreditCents)} of it as store credit,` : ''
    return `The refund of ${amount}${credit} ${of} to ${payment.brand} ${payment.last4}`
  }
  const less = paidBackCents < amountCents ? `${formatUsd(amountCents - paidBackCents)} less ${of} is owed` : ''
  const verb = method === 'store_credit' ? 'Added to store credit:' : 'Please pay back'
  const back = paidBackCents > 0 ? `${verb} ${amount} ${of}` : ''
  return [less, back].filter(Boolean).join('. ')
}

function refuseOthers({ orderNumber, creditedCents }: OrderRow, expected: number | undefined) {
  if (expected === undefined || toCents(expected) === creditedCents) return
  const message = `Someone changed the refunds of order ${orderNumber} in the meantime: ${formatUsd(creditedCents)} is given back now. Check them and try again.`
  throw new Failure(409, 'conflict', message, { extra: { current: { refunded: toDollars(creditedCents) } } })
}

function refuseClosed({ orderNumber, status, paymentStatus }: OrderRow) {
  if (paymentStatus === 'pending') {
    const why = `Order ${orderNumber} is not paid yet: until then it can only be cancelled as a whole.`
    throw new Failure(409, 'payment_pending', why)
  }
  if (cancellable.includes(status)) return
  throw new Failure(
    409,
    'conflict',
    `Order ${orderNumber} is ${status}: none of its items can be canceled.${returnHint(status)}`,
  )
}

/** A card that another provider charged cannot be refunded here. */
function refuseOtherProvider({ payments }: OperationContext, order: OrderRow) {
  const { orderNumber } = order
  const payment = cardOf(order)
  if (!payment || payment.provider === payments.name) return
  const message = `Order ${orderNumber} was paid through ${payment.provider}, which this shop is not configured for. Refund it there, and record it with --by-hand.`
  throw new Failure(409, 'conflict', message)
}
