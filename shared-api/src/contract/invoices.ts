import { z } from './zod'

/** States of an invoice; `closed` after the order was canceled or returned. */
export const invoiceStates = ['due', 'part_paid', 'paid', 'overdue', 'closed'] as const

/** The invoice of an order; amounts in dollars. */
export const invoice = z.object({
  state: z.enum(invoiceStates),
  /** Null for an order from before due dates were stored. */
  due_on: z.iso.date().nullable(),
  paid: z.number(),
  open: z.number(),
})
export type Invoice = z.infer<typeof invoice>

/** An invoice or credit note of an order; `total` in dollars. */
export const orderDocument = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  /** Such as INV-000042 or CN-000007. */
  number: z.string(),
  issued_on: z.iso.date(),
  total: z.number(),
})
export type OrderDocument = z.infer<typeof orderDocument>
