import type { OrderStatus } from '@shop/shared-api/contract'
import {
  bigint,
  boolean,
  char,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

const rowNumber = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()

/** Shipping rates quoted for an address; an order may use one until it expires. */
export const shipmentRates = pgTable('shipment_rates', {
  id: uuid().primaryKey().defaultRandom(),
  type: text({ enum: ['simple', 'express'] }).notNull(),
  title: text().notNull(),
  chargesCents: integer('charges_cents').notNull(),
  state: char({ length: 2 }).notNull(),
  zip: text().notNull(),
  minDays: smallint('min_days').notNull(),
  maxDays: smallint('max_days').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** A postal address as stored with an order. */
export interface OrderAddress {
  first_name: string
  last_name: string
  phone: string
  address: string
  address_2: string | null
  city: string
  state: string
  zip: string
}

/** Orders; the database checks that the amounts add up. */
export const orders = pgTable('orders', {
  id: uuid().primaryKey().defaultRandom(),
  /** 12 characters of Crockford base32. */
  orderNumber: text('order_number').notNull().unique(),
  /** Null for a guest's order. */
  userId: uuid('user_id'),
  email: text().notNull(),
  status: text().$type<OrderStatus>().notNull().default('pending'),
  paymentStatus: text('payment_status', { enum: ['pending', 'paid', 'failed', 'refunded', 'invoice'] })
    .notNull()
    .default('pending'),
  fulfillmentStatus: text('fulfillment_status', { enum: ['unfulfilled', 'packed', 'shipped', 'delivered', 'returned'] })
    .notNull()
    .default('unfulfilled'),
  subtotalCents: integer('subtotal_cents').notNull(),
  saleDiscountCents: integer('sale_discount_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  discountPercent: smallint('discount_percent').notNull(),
  discountLabel: text('discount_label', { enum: ['Coupon', 'Wholeseller'] }),
  deliveryCents: integer('delivery_cents').notNull(),
  taxCents: integer('tax_cents').notNull(),
  taxRatePpm: integer('tax_rate_ppm').notNull(),
  totalCents: integer('total_cents').notNull(),
  couponId: integer('coupon_id'),
  shipmentType: text('shipment_type', { enum: ['simple', 'express'] }).notNull(),
  /** Promised business days in transit; null for orders from before they were stored. */
  minDays: smallint('min_days'),
  maxDays: smallint('max_days'),
  address: jsonb().$type<OrderAddress>().notNull(),
  billing: jsonb().$type<OrderAddress>().notNull(),
  note: text(),
  poNumber: text('po_number'),
  guestTokenHash: bytea('guest_token_hash'),
  /** Displayable card data and the provider's references: of the card, and of the charge once it was created. */
  payment: jsonb().$type<{ provider: string; reference: string; brand: string; last4: string; charge?: string }>(),
  cancelReason: text('cancel_reason'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Order lines with titles and prices as of the purchase. */
export const orderItems = pgTable('order_items', {
  id: rowNumber(),
  orderId: uuid('order_id').notNull(),
  productId: integer('product_id'),
  variantId: integer('variant_id'),
  sku: text().notNull(),
  title: text().notNull(),
  size: text().notNull(),
  color: text().notNull(),
  drawing: text().notNull(),
  listPriceCents: integer('list_price_cents').notNull(),
  unitPriceCents: integer('unit_price_cents').notNull(),
  quantity: integer().notNull(),
})

/** Status history of an order. */
export const orderEvents = pgTable('order_events', {
  id: rowNumber(),
  orderId: uuid('order_id').notNull(),
  status: text().notNull(),
  note: text(),
  at: instant('at').notNull().defaultNow(),
})

/** Statuses of a parcel. */
export const trackingStatuses = ['packed', 'shipped', 'out_for_delivery', 'delivered', 'exception', 'returned'] as const

/** Parcels of an order. */
export const parcels = pgTable('parcels', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  orderId: uuid('order_id').notNull(),
  carrier: text().notNull(),
  trackingNumber: text('tracking_number').notNull(),
  trackingUrl: text('tracking_url'),
  trackingStatus: text('tracking_status', { enum: trackingStatuses }).notNull().default('packed'),
  eta: date(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Tracking history of a parcel. */
export const parcelEvents = pgTable('parcel_events', {
  id: rowNumber(),
  parcelId: integer('parcel_id').notNull(),
  status: text().notNull(),
  place: text(),
  note: text(),
  at: instant('at').notNull().defaultNow(),
})

/** Coupon uses, one per user and mailbox; `email` is canonical. */
export const couponUses = pgTable('coupon_uses', {
  orderId: uuid('order_id').primaryKey(),
  couponId: integer('coupon_id').notNull(),
  email: text().notNull(),
  userId: uuid('user_id'),
})

/** The order created by the first request with a key. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  keyHash: bytea('key_hash').primaryKey(),
  requestHash: bytea('request_hash').notNull(),
  orderId: uuid('order_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Stock reserved for a checkout until it expires; it remains part of the stock. */
export const stockHolds = pgTable('stock_holds', {
  /** Hash of the browser's secret. */
  keyHash: bytea('key_hash').primaryKey(),
  callerHash: bytea('caller_hash').notNull(),
  beganAt: instant('began_at').notNull().defaultNow(),
  heldUntil: instant('held_until').notNull(),
})

/** Quantities that a hold reserves. */
export const stockHoldLines = pgTable(
  'stock_hold_lines',
  {
    keyHash: bytea('key_hash').notNull(),
    variantId: integer('variant_id').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyHash, table.variantId] })],
)

/** Outgoing mails, inserted in the transaction of the event that they report. */
export const mailOutbox = pgTable('mail_outbox', {
  id: rowNumber(),
  recipient: text().notNull(),
  template: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  attempts: integer().notNull().default(0),
  nextTryAt: instant('next_try_at').notNull().defaultNow(),
  lastError: text('last_error'),
  sentAt: instant('sent_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Saved cards: displayable data and the provider's reference, never a card number. */
export const paymentMethods = pgTable('payment_methods', {
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
  createdAt: instant('created_at').notNull().defaultNow(),
})
