import type { Order } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, orderEvents, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, notFound } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import { issueCreditNote, issueInvoice } from '../documents/issue-documents'
import type { Account } from '../auth/session-repository'
import type { PaymentProvider } from '../payments/provider'
import { requestReturn, type ReturnRequest } from '../returns/request-return'
import type { IdempotentRequest } from './idempotency'
import { canCancel, serializeOrder } from './serialize-order'
import { cardDeclined, creditReason, orderPayment } from './order-payment'
import { consumeOrderLimit, releaseDecline } from './order-limits'
import { findOrder, lockOrder, loadOrderParts, type OrderRow, type OrderViewer } from './order-repository'
import { isPaidByCredit } from './paid-by-credit'
import { placeOrder, type OrderRequest, type PlacedOrder, type Tender } from './place-order'
import { orderFormOf, placeQuoteOrder, type QuoteOrderContext, type QuoteOrderRequest } from './place-quote-order'
import { releaseOrder } from './release-order'
import { tenderReader } from './tender-reader'

/** Who calls, and from which network. */
interface Caller {
  account: Account | null
  network: string
}

/** Places, confirms and cancels orders. The charge happens outside the transaction (see `orderPayment`). */
export function orderService(db: Database, payments: PaymentProvider, secret: ServerSecret) {
  const tenderOf = tenderReader(db, payments)
  const payment = orderPayment(db, payments)

  const toOrder = async (row: OrderRow): Promise<Order> => serializeOrder(row, await loadOrderParts(db, row))

  async function placeAndPay(form: OrderRequest, { account, network }: Caller, once: IdempotentRequest) {
    const tender = await tenderOf(form, account)
    const placed = await placeOrder(db, form, { account, network, secret }, tender, once)
    return pay(form, { account, network }, tender, placed)
  }

  async function placeQuote(form: QuoteOrderRequest, context: QuoteOrderContext, once: IdempotentRequest) {
    const tender = await tenderOf(orderFormOf(form), context.account)
    return pay(form, context, tender, await placeQuoteOrder(db, form, context, tender, once))
  }

  /** Charges a placed order, or discards it if the bank declines. */
  async function pay(form: { email: string }, { account, network }: Caller, tender: Tender, placed: PlacedOrder) {
    const viewer = { userId: account?.id ?? null, token: placed.guestToken ?? undefined, secret }
    const found = await findOrder(db, placed.orderId, viewer)
    if (!found) throw notFound()
    const query = placed.guestToken ? `?token=${placed.guestToken}` : ''
    const release = async () => {
      if (tender && !isPaidByCredit({ payment: tender }) && !placed.isRepeated)
        await releaseDecline(db, { network, userId: account?.id ?? null, email: form.email })
    }
    const returnPath = `/order/${found.id}/confirmation${query}`
    const { row, url, declined } = await payment.settle(found, returnPath).catch(async (error: unknown) => {
      await release()
      throw error
    })
    if (declined) {
      await payment.discard(row.id)
      throw cardDeclined(declined)
    }
    await release()
    return { data: await toOrder(row), guest_token: placed.guestToken, ...(url && { payment_action: { url } }) }
  }

  async function confirm(orderId: string, viewer: OrderViewer): Promise<Order> {
    const before = await findOrder(db, orderId, viewer)
    const declined = before?.payment?.charge && (await payment.settleOrCancel(before))
    if (declined) throw cardDeclined(declined)
    const row = await inTransaction(db, async (tx) => {
      const found = await lockOrder(tx, orderId, viewer)
      if (!found) throw notFound()
      if (found.paymentStatus === 'pending' && found.payment && found.status !== 'cancelled')
        throw new Failure(409, 'payment_pending', 'This order is not paid yet. Please finish the payment first.')
      if (found.status !== 'pending') {
        if (found.status === 'cancelled') throw new Failure(409, 'conflict', 'This order is canceled.')
        if (found.status === 'returned') throw new Failure(409, 'conflict', 'This order is returned.')
        return found
      }
      const [confirmed] = await tx
        .update(orders)
        .set({ status: 'confirmed', updatedAt: new Date() })
        .where(eq(orders.id, orderId))
        .returning()
      await tx.insert(orderEvents).values({ orderId, status: 'confirmed' })
      await tx.insert(mailOutbox).values({ recipient: found.email, template: 'order-confirmed', data: { orderId } })
      await issueInvoice(tx, confirmed!)
      return confirmed!
    })
    return toOrder(row)
  }

  async function cancel(
    orderId: string,
    viewer: OrderViewer & { network: string },
    { reason, note }: { reason: string; note?: string },
  ): Promise<Order> {
    const row = await inTransaction(db, async (tx) => {
      const found = await lockOrder(tx, orderId, viewer)
      if (!found) throw notFound()
      if (!canCancel(found)) throw new Failure(409, 'conflict', 'This order can no longer be canceled.')
      await consumeOrderLimit(tx, 'cancel', { network: viewer.network, userId: found.userId, email: found.email })
      await releaseOrder(tx, orderId)
      const [cancelled] = await tx
        .update(orders)
        .set({ status: 'cancelled', cancelReason: note ? `${reason}: ${note}` : reason, updatedAt: new Date() })
        .where(eq(orders.id, orderId))
        .returning()
      await tx.insert(orderEvents).values({ orderId, status: 'cancelled', note: reason })
      await tx.insert(mailOutbox).values({ recipient: found.email, template: 'order-cancelled', data: { orderId } })
      if (!cancelled!.payment) await issueCreditNote(tx, cancelled!, { reason: creditReason(cancelled!) })
      return cancelled!
    })
    // If the refund fails now, the sweep repeats it within a minute.
    return toOrder(await payment.refund(row).catch(() => row))
  }

  const requestedReturn = async (orderId: string, viewer: OrderViewer, request: ReturnRequest): Promise<Order> =>
    toOrder(await requestReturn(db, orderId, viewer, request))

  return { place: placeAndPay, placeQuote, confirm, cancel, requestReturn: requestedReturn, toOrder }
}
