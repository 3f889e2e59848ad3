import { formatUsd } from '@shop/shared-api/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { refunds } from '../../database/schema'
import { Failure } from '../../failure'
import { cardOf } from '../../modules/orders/paid-by-credit'
import { orderPayment } from '../../modules/orders/order-payment'
import type { OrderRow } from '../../modules/orders/order-repository'
import type { OperationContext } from '../operation'

/** What of an order's refunds the payment provider has not accepted yet, in cents. */
export async function sumUnsent(db: Database, orderId: string): Promise<number> {
  const [sums] = await db
    .select({ unsent: sql<string>`coalesce(sum(${refunds.paidBackCents} - ${refunds.storeCreditCents}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.sentAt)))
  return Number(sums!.unsent)
}

/**
 * Sends an order's booked refunds, unless this is a dry run. If the provider fails, they stay booked: the running shop
 * repeats them, and 502 says so after what was done.
 */
export async function sendBooked({ db, payments, dryRun }: OperationContext, order: OrderRow, done: string) {
  if (dryRun) return order
  return orderPayment(db, payments)
    .sendRefunds(order)
    .catch((error: unknown) => {
      throw refundFailed(order.orderNumber, done, error)
    })
}

/** A refund that is booked, but that the provider did not accept. */
export const refundFailed = (number: string, done: string, error: unknown) =>
  new Failure(
    502,
    'refund_failed',
    `${done} But the refund failed: ${String((error as Error).message)} Run "orders refund ${number}" to try again.`,
  )

/** An amount with what it was paid by. */
export function amountToCard(cents: number, order: OrderRow): string {
  const card = cardOf(order)
  const means = [card && `${card.brand} ${card.last4}`, order.storeCreditCents > 0 && 'store credit']
  const by = means.filter(Boolean).join(' and ')
  return by ? `${formatUsd(cents)} by ${by}` : formatUsd(cents)
}
