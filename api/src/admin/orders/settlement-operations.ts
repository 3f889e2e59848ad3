import { formatUsd } from '@shop/shared-api/money'
import type { OrderStatus } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orderEvents, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { orderPayment } from '../../modules/orders/order-payment'
import type { OrderRow } from '../../modules/orders/order-repository'
import { restore } from '../../modules/orders/restore'
import { returnToStock } from '../../modules/orders/return-to-stock'
import { audit, operation, type OperationContext, type OperationResult } from '../operation'
import { mailAbout, orderByNumber, orderNumber, readOrder } from './order-lookup'

const reason = z.string().trim().min(3).max(500)
/** What has not left the house can still be cancelled by its operators, packed or not. */
const cancellable: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'on_hold']

/** Undoing orders, where stock goes back and money with it. The provider is told after the transaction; repeating is safe. */
export const settlementOperations = {
  'orders.cancel': operation(z.strictObject({ number: orderNumber, reason }), async (context, { number, reason }) => {
    const row = await inTransaction(context.db, async (tx) => {
      const order = await orderByNumber(tx, number)
      if (!cancellable.includes(order.status)) {
        const instead = ['shipped', 'delivered'].includes(order.status) ? ' "orders return" books what comes back.' : ''
        throw new Failure(409, 'conflict', `Order ${number} is ${order.status} and cannot be cancelled.${instead}`)
      }
      await restore(tx, order.id)
      const [cancelled] = await tx
        .update(orders)
        .set({ status: 'cancelled', cancelReason: reason, updatedAt: new Date() })
        .where(eq(orders.id, order.id))
        .returning()
      await tx.insert(orderEvents).values({ orderId: order.id, status: 'cancelled', note: reason })
      await mailAbout(tx, order, 'cancelled')
      await audit(tx, context.actor, 'orders.cancel', number, { from: order.status, reason })
      return cancelled!
    })
    return payBack(context, row, `Order ${number} is cancelled and its pieces are in stock again.`)
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
        const order = await orderByNumber(tx, number)
        if (!['shipped', 'delivered'].includes(order.status)) {
          const why = `Order ${number} is ${order.status}: only what was shipped or delivered can come back.`
          throw new Failure(409, 'conflict', why)
        }
        if (restock) await returnToStock(tx, order.id)
        const [returned] = await tx
          .update(orders)
          .set({ status: 'returned', fulfillmentStatus: 'returned', updatedAt: new Date() })
          .where(eq(orders.id, order.id))
          .returning()
        await tx.insert(orderEvents).values({ orderId: order.id, status: 'returned', note: reason })
        await mailAbout(tx, order, 'returned')
        await audit(tx, context.actor, 'orders.return', number, { from: order.status, reason, restock, refund })
        return returned!
      })
      const done = `Order ${number} is returned${restock ? ' and its pieces are in stock again' : ''}.`
      return refund ? payBack(context, row, done) : { done, detail: { number, payment: row.paymentStatus } }
    },
  ),

  'orders.refund': operation(z.strictObject({ number: orderNumber }), async (context, { number }) => {
    const row = await readOrder(context.db, number)
    if (!['cancelled', 'returned'].includes(row.status)) {
      const why = `Order ${number} is ${row.status}: money goes back with "orders cancel" or "orders return".`
      throw new Failure(409, 'conflict', why)
    }
    if (row.paymentStatus !== 'paid') {
      throw new Failure(
        409,
        'conflict',
        `Nothing is to be paid back for order ${number}: its payment is ${row.paymentStatus}.`,
      )
    }
    return payBack(context, row, `Order ${number} stays ${row.status}.`)
  }),
}

/** Tells the provider to give the money back, unless this is a dry run, and writes that down. */
async function payBack(context: OperationContext, row: OrderRow, done: string): Promise<OperationResult> {
  const number = row.orderNumber
  const detail = { number, status: row.status }
  if (row.paymentStatus !== 'paid' || !row.payment) {
    await endOpenCharge(context, row)
    return { done: `${done} Nothing had been paid.`, detail: { ...detail, payment: row.paymentStatus } }
  }
  const amount = `${formatUsd(row.totalCents)} by ${row.payment.brand} ${row.payment.last4}`
  if (context.dryRun)
    return { done: `${done} ${amount} goes back.`, detail: { ...detail, refund: row.totalCents / 100 } }
  const settled = await orderPayment(context.db, context.payments)
    .refund(row)
    .catch((error: unknown) => {
      throw new Failure(
        502,
        'refund_failed',
        `${done} But the money is not back yet: ${String((error as Error).message)} Run "orders refund ${number}" to try again.`,
      )
    })
  if (settled.paymentStatus !== 'refunded') {
    throw new Failure(
      502,
      'refund_failed',
      `${done} But it was paid through ${row.payment.provider}, which this shop does not work with now: give ${amount} back there.`,
    )
  }
  await audit(context.db, context.actor, 'orders.refund', number, { amount: row.totalCents / 100 })
  return { done: `${done} ${amount} is on its way back.`, detail: { ...detail, payment: settled.paymentStatus } }
}

/** Money that was set aside but never taken is let go; should that fail, the sweep of the running shop does it. */
async function endOpenCharge({ db, payments, dryRun }: OperationContext, row: OrderRow) {
  if (!dryRun)
    await orderPayment(db, payments)
      .refund(row)
      .catch(() => undefined)
}
