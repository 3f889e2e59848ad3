import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { variants } from './catalogue'
import { bytea, instant } from './columns'
import { descending, oneOfEnum, references } from './constraints'
import { orders } from './orders'

/** Shipping rates quoted for an address; an order may use one until it expires. */
export const shipmentRates = pgTable(
  'shipment_rates',
  {
    id: uuid().primaryKey().defaultRandom(),
    type: text({ enum: ['simple', 'express'] }).notNull(),
    title: text().notNull(),
    chargesCents: integer('charges_cents').notNull(),
    state: char({ length: 2 }).notNull(),
    zip: text().notNull(),
    minDays: smallint('min_days').notNull(),
    maxDays: smallint('max_days').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('shipment_rates_charges_cents_check', sql`${table.chargesCents} >= 0`),
    oneOfEnum(table.type),
    index('shipment_rates_expiry').on(table.expiresAt),
  ],
)

/** The order created by the first request with a key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: bytea('key_hash').primaryKey(),
    requestHash: bytea('request_hash').notNull(),
    orderId: uuid('order_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    index('idempotency_keys_age').on(table.createdAt),
    index('idempotency_keys_order').on(table.orderId),
  ],
)

/** Stock reserved for a checkout until it expires; it remains part of the stock. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    /** Hash of the browser's secret. */
    keyHash: bytea('key_hash').primaryKey(),
    callerHash: bytea('caller_hash').notNull(),
    beganAt: instant('began_at').notNull().defaultNow(),
    heldUntil: instant('held_until').notNull(),
  },
  (table) => [
    index('stock_holds_caller').on(table.callerHash, table.heldUntil),
    index('stock_holds_expiry').on(table.heldUntil),
  ],
)

/** Quantities that a hold reserves. */
export const stockHoldLines = pgTable(
  'stock_hold_lines',
  {
    keyHash: bytea('key_hash').notNull(),
    variantId: integer('variant_id').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'stock_hold_lines_pkey', columns: [table.keyHash, table.variantId] }),
    references(table.keyHash, stockHolds.keyHash).onDelete('cascade'),
    references(table.variantId, variants.id).onDelete('cascade'),
    check('stock_hold_lines_quantity_check', sql`${table.quantity} > 0`),
    index('stock_hold_lines_variant').on(table.variantId),
  ],
)

/** Saved cards: displayable data and the provider's reference, never a card number. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    provider: text().notNull(),
    providerReference: text('provider_reference').notNull(),
    brand: text().notNull(),
    last4: char({ length: 4 }).notNull(),
    expMonth: smallint('exp_month').notNull(),
    expYear: smallint('exp_year').notNull(),
    holderName: text('holder_name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    references(table.userId, users.id).onDelete('cascade'),
    check('payment_methods_exp_month_check', sql`${table.expMonth} BETWEEN 1 AND 12`),
    check('payment_methods_exp_year_check', sql`${table.expYear} BETWEEN 2000 AND 2100`),
    index('payment_methods_user').on(table.userId, descending(table.createdAt)),
    uniqueIndex('payment_methods_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)
