import { formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { invoicePayments, mailOutbox, orderEvents, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { issueInvoice } from '../../modules/documents/issue-documents'
import { balanceCents, isClosed, isInvoice, owedCents } from '../../modules/orders/invoice'
import type { OrderRow } from '../../modules/orders/order-repository'
import { readShopToday } from '../../modules/wholesale/company-terms'
import { id } from '../list-fields'
import { audit, operation } from '../operation'
import { lockOrder, orderNumber } from '../orders/order-lookup'

const MAX_AMOUNT = 20_000_000
const dollars = z.number().multipleOf(0.01, 'An amount has at most two decimals')

/** Records payments of invoices, and voids them. The locked order keeps their sum. */
export const invoicePaymentOperations = {
  /** Compare-and-set with `expect_paid`: refused if more or less than this was paid in the meantime. */
  'invoices.pay': operation(
    z.strictObject({
      number: orderNumber,
      amount: dollars.min(0.01).max(MAX_AMOUNT),
      date: z.iso.date().optional(),
      reference: z.string().trim().min(1).max(100),
      expect_paid: dollars.min(0).optional(),
    }),
    ({ db, actor }, { number, amount, date, reference, expect_paid }) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, number)
        refuseClosed(order)
        refuseOthers(order, expect_paid)
        const amountCents = toCents(amount)
        refuseTooMuch(order, amountCents)
        const paidOn = await pastDay(tx, date)
        const [payment] = await tx
          .insert(invoicePayments)
          .values({ orderId: order.id, amountCents, paidOn, reference, recordedBy: actor })
          .returning({ id: invoicePayments.id })
        const after = await setPaid(tx, order, order.paidCents + amountCents)
        await audit(tx, actor, 'invoices.pay', number, {
          payment: payment!.id,
          amount,
          date: paidOn,
          reference,
          before: { paid: toDollars(order.paidCents) },
          after: { paid: toDollars(after.paidCents) },
        })
        const left = owedCents(after)
        const state = left === 0 ? 'It is paid in full.' : `${formatUsd(left)} of it is open.`
        const detail = { payment: payment!.id, paid: toDollars(after.paidCents), open: toDollars(left) }
        return { done: `Recorded ${formatUsd(amountCents)} for the invoice of order ${number}. ${state}`, detail }
      }),
  ),

  /** For what was recorded by mistake, or paid back; the payment stays in the books as void. */
  'invoices.void-payment': operation(
    z.strictObject({ id, reason: z.string().trim().min(3).max(500) }),
    ({ db, actor }, { id, reason }) =>
      inTransaction(db, async (tx) => {
        const { order, payment } = await lockPayment(tx, id)
        const [voided] = await tx
          .update(invoicePayments)
          .set({ voidedAt: new Date(), voidReason: reason })
          .where(and(eq(invoicePayments.id, id), isNull(invoicePayments.voidedAt)))
          .returning()
        if (!voided) throw new Failure(409, 'conflict', `Payment ${id} is void already.`)
        const after = await setPaid(tx, order, order.paidCents - payment.amountCents)
        await audit(tx, actor, 'invoices.void-payment', order.orderNumber, {
          payment: id,
          amount: toDollars(payment.amountCents),
          reason,
          before: { paid: toDollars(order.paidCents) },
          after: { paid: toDollars(after.paidCents) },
        })
        const done = `The payment of ${formatUsd(payment.amountCents)} for order ${order.orderNumber} is void.`
        return { done, detail: { payment: id, paid: toDollars(after.paidCents), open: toDollars(owedCents(after)) } }
      }),
  ),
}

/** Writes the sum of the payments; an order that waits for its confirmation is confirmed once it is paid in full. */
async function setPaid(tx: Database, order: OrderRow, paidCents: number): Promise<OrderRow> {
  if (paidCents < order.refundedCents) {
    const why = `${formatUsd(order.refundedCents)} of the payments of order ${order.orderNumber} was paid back, so this much of them must stay.`
    throw new Failure(409, 'conflict', why)
  }
  const isPaid = balanceCents({ ...order, paidCents }) === 0
  const confirmed = isPaid && order.status === 'pending' ? ('confirmed' as const) : undefined
  const [changed] = await tx
    .update(orders)
    .set({ paidCents, paymentStatus: isPaid ? 'paid' : 'invoice', status: confirmed, updatedAt: new Date() })
    .where(eq(orders.id, order.id))
    .returning()
  if (confirmed) {
    await tx.insert(orderEvents).values({ orderId: order.id, status: confirmed })
    await tx
      .insert(mailOutbox)
      .values({ recipient: order.email, template: 'order-confirmed', data: { orderId: order.id } })
    await issueInvoice(tx, changed!)
  }
  return changed!
}

/** Locks a payment's order, which every change of its payments locks first. */
async function lockPayment(tx: Database, id: number) {
  const [found] = await tx
    .select({ number: orders.orderNumber })
    .from(invoicePayments)
    .innerJoin(orders, eq(orders.id, invoicePayments.orderId))
    .where(eq(invoicePayments.id, id))
  const hint = 'Run "orders show" to list the payments of an order.'
  if (!found) throw new Failure(404, 'not_found', `There is no payment ${id}. ${hint}`)
  const order = await lockOrder(tx, found.number)
  const [payment] = await tx.select().from(invoicePayments).where(eq(invoicePayments.id, id))
  return { order, payment: payment! }
}

function refuseClosed(order: OrderRow) {
  const number = order.orderNumber
  if (!isInvoice(order)) throw new Failure(409, 'conflict', `Order ${number} is not paid on invoice.`)
  if (isClosed(order.status))
    throw new Failure(409, 'conflict', `Order ${number} is ${order.status}: nothing of it is owed.`)
  if (owedCents(order) === 0) throw new Failure(409, 'conflict', `The invoice of order ${number} is paid in full.`)
}

function refuseOthers({ orderNumber: number, paidCents }: OrderRow, expected: number | undefined) {
  if (expected === undefined || toCents(expected) === paidCents) return
  const message = `Someone changed the payments of order ${number} in the meantime: ${formatUsd(paidCents)} is paid now. Check them and try again.`
  throw new Failure(409, 'conflict', message, { extra: { current: { paid: toDollars(paidCents) } } })
}

function refuseTooMuch(order: OrderRow, amountCents: number) {
  const owed = owedCents(order)
  if (amountCents <= owed) return
  const message = `Only ${formatUsd(owed)} of the invoice of order ${order.orderNumber} is owed.`
  throw invalid([{ field: 'amount', message }])
}

/** The day of a payment, today unless given; 422 for one to come. */
async function pastDay(tx: Database, date: string | undefined): Promise<string> {
  const today = await readShopToday(tx)
  if (date !== undefined && date > today)
    throw invalid([{ field: 'date', message: 'A payment cannot be recorded before its day.' }])
  return date ?? today
}
