import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { oneOfEnum, references } from './constraints'
import { orders } from './orders'

/** Payments of invoices as staff recorded them; `orders.paid_cents` is the sum of those that are not void. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    orderId: uuid('order_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** When the money arrived. */
    paidOn: date('paid_on').notNull(),
    /** Number of the check or transfer. */
    reference: text().notNull(),
    recordedBy: text('recorded_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Set when the payment was recorded by mistake or paid back; it stays in the books and counts no more. */
    voidedAt: instant('voided_at'),
    voidReason: text('void_reason'),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    check('invoice_payments_amount_cents_check', sql`${table.amountCents} > 0`),
    check('invoice_payments_void_check', sql`(${table.voidedAt} IS NULL) = (${table.voidReason} IS NULL)`),
    index('invoice_payments_order').on(table.orderId, table.id),
  ],
)

/** When a company is reminded of an invoice. */
export const reminderKinds = ['before_due', 'overdue'] as const

/** Reminders that were mailed, at most one of each kind per invoice. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    orderId: uuid('order_id').notNull(),
    kind: text({ enum: reminderKinds }).notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'invoice_reminders_pkey', columns: [table.orderId, table.kind] }),
    references(table.orderId, orders.id).onDelete('cascade'),
    oneOfEnum(table.kind),
  ],
)
