import type { Invoice } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import type { OrderRow } from './order-repository'

type InvoiceRow = Pick<
  OrderRow,
  'status' | 'payment' | 'paymentStatus' | 'totalCents' | 'paidCents' | 'creditedCents' | 'refundedCents' | 'dueOn'
>

/** Whether an order is paid on invoice. */
export const isInvoice = ({ payment, paymentStatus, paidCents, creditedCents }: InvoiceRow): boolean =>
  paymentStatus === 'invoice' || paidCents > 0 || (payment === null && creditedCents > 0)

type Balance = Pick<InvoiceRow, 'totalCents' | 'paidCents' | 'creditedCents' | 'refundedCents'>

/** What of an invoice was not paid, in cents, even if its order is canceled or returned. */
export const balanceCents = ({ totalCents, paidCents, creditedCents, refundedCents }: Balance): number =>
  totalCents - creditedCents - (paidCents - refundedCents)

/** What is still owed of an invoice, in cents; nothing once its order is canceled or returned. */
export const owedCents = (row: Balance & Pick<InvoiceRow, 'status'>): number =>
  isClosed(row.status) ? 0 : balanceCents(row)

/** Whether nothing of an order is owed, since it was canceled or returned. */
export const isClosed = (status: OrderRow['status']) => status === 'cancelled' || status === 'returned'

/** The state of an invoice on a day of the shop. */
export function invoiceState(row: InvoiceRow, today: string): Invoice['state'] {
  if (isClosed(row.status) || row.creditedCents === row.totalCents) return 'closed'
  if (owedCents(row) === 0) return 'paid'
  if (row.dueOn !== null && row.dueOn < today) return 'overdue'
  return row.paidCents > 0 ? 'part_paid' : 'due'
}

/** Serializes the invoice of an order, in dollars; null for an order that is paid by card. */
export function serializeInvoice(row: InvoiceRow, today: string): Invoice | null {
  if (!isInvoice(row)) return null
  return {
    state: invoiceState(row, today),
    due_on: row.dueOn,
    paid: toDollars(row.paidCents - row.refundedCents),
    open: toDollars(owedCents(row)),
  }
}
