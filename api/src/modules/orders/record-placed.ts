import { formatUsd, toCents } from '@shop/shared-api/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { idempotencyKeys, mailOutbox, orderEvents } from '../../database/schema'
import { Failure } from '../../failure'
import type { Amounts } from '../cart/pricing'
import { serializeAmounts } from '../cart/serialize-cart'
import { notifyStaff } from '../mail/staff-events'
import type { IdempotentRequest } from './idempotency'
import type { OrderRequest, Tender } from './place-order'

/** Throws 409 with the new amounts unless their total is the one that the buyer saw. */
export function assertExpectedTotal(
  form: Pick<OrderRequest, 'expected_total'>,
  { amounts, taxRatePpm }: { amounts: Amounts; taxRatePpm: number },
): void {
  if (toCents(form.expected_total) === amounts.total) return
  throw new Failure(409, 'total_changed', 'The total of your order has changed. Please review it again.', {
    extra: { amounts: { ...serializeAmounts(amounts, taxRatePpm) } },
  })
}

interface NewOrder {
  id: string
  orderNumber: string
  form: OrderRequest
  tender: Tender
  pieces: number
  totalCents: number
}

/** Records a new order with its key, and the mails to buyer and staff, which wait for a payment by card. */
export async function recordPlaced(
  tx: Database,
  { id: orderId, orderNumber: number, form, tender, pieces, totalCents }: NewOrder,
  once: IdempotentRequest,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, status: 'placed' })
  await tx.insert(idempotencyKeys).values({ ...once, orderId })
  // Deferred until the payment, which releases the mails of the order.
  const dueAt = tender ? sql`now() + interval '1 day'` : sql`now()`
  const template = 'order-placed'
  await tx.insert(mailOutbox).values({ recipient: form.email, template, data: { orderId }, nextTryAt: dueAt })
  const name = `${form.first_name} ${form.last_name}`
  const summary = { name, email: form.email, pieces, total: formatUsd(totalCents) }
  await notifyStaff(tx, 'order', { ...summary, orderId, number, invoice: tender === null }, dueAt)
}
