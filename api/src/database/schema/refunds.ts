import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { oneOfEnum, references } from './constraints'
import { orders } from './orders'

/**
 * What buyers no longer pay of their orders. `orders.credited_cents` and `orders.refunded_cents` are the sums; the id is
 * the payment provider's idempotency key.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** What of it was paid already; the rest lowers an open invoice. */
    paidBackCents: integer('paid_back_cents').notNull(),
    /** What of it goes back as store credit: all by that method, else what had been paid with store credit. */
    storeCreditCents: integer('store_credit_cents').notNull().default(0),
    /** How the rest goes back: to the card, or by staff outside of the shop. */
    method: text({ enum: ['card', 'transfer', 'store_credit'] }).notNull(),
    /** Shown to the customer. */
    reason: text().notNull(),
    recordedBy: text('recorded_by').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When the payment provider accepted it; null until then. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    check('refunds_amount_cents_check', sql`${table.amountCents} > 0`),
    check('refunds_paid_back_cents_check', sql`${table.paidBackCents} BETWEEN 0 AND ${table.amountCents}`),
    check('refunds_store_credit_cents_check', sql`${table.storeCreditCents} BETWEEN 0 AND ${table.paidBackCents}`),
    oneOfEnum(table.method),
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_to_send')
      .on(table.createdAt)
      .where(sql`${table.sentAt} IS NULL`),
  ],
)
