import { orderStatuses } from '@shop/shared-api/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { products, variants } from './catalogue'
import { bytea, instant } from './columns'
import { descending, oneOfEnum, references } from './constraints'
import { guestText } from './search-texts'
import { coupons } from './selling'

const rowNumber = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()

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
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 12 characters of Crockford base32. */
    orderNumber: text('order_number').notNull().unique('orders_order_number_key'),
    /** Null for a guest's order. */
    userId: uuid('user_id'),
    email: text().notNull(),
    status: text({ enum: orderStatuses }).notNull().default('pending'),
    paymentStatus: text('payment_status', { enum: ['pending', 'paid', 'failed', 'refunded', 'invoice'] })
      .notNull()
      .default('pending'),
    fulfillmentStatus: text('fulfillment_status', {
      enum: ['unfulfilled', 'packed', 'partly_shipped', 'shipped', 'delivered', 'returned'],
    })
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
    /** What of the total was paid with store credit; the rest is paid otherwise. */
    storeCreditCents: integer('store_credit_cents').notNull().default(0),
    couponId: integer('coupon_id'),
    shipmentType: text('shipment_type', { enum: ['simple', 'express'] }).notNull(),
    /** Promised business days in transit; null for orders from before they were stored. */
    minDays: smallint('min_days'),
    maxDays: smallint('max_days'),
    address: jsonb().$type<OrderAddress>().notNull(),
    billing: jsonb().$type<OrderAddress>().notNull(),
    note: text(),
    poNumber: text('po_number'),
    /** When an invoice is due, in the shop's time zone; null for orders that are paid otherwise. */
    dueOn: date('due_on'),
    /** What was paid of an invoice; 0 for orders that are paid otherwise. */
    paidCents: integer('paid_cents').notNull().default(0),
    /** What the buyer no longer pays of the total, for canceled items or as a favor; the sum of the order's refunds. */
    creditedCents: integer('credited_cents').notNull().default(0),
    /** What of it was paid already, so that it goes back. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    guestTokenHash: bytea('guest_token_hash'),
    /** Displayable card data and the provider's references: of the card, and of the charge once it was created. */
    payment: jsonb().$type<{ provider: string; reference: string; brand: string; last4: string; charge?: string }>(),
    cancelReason: text('cancel_reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.couponId, coupons.id),
    references(table.userId, users.id).onDelete('set null'),
    check('orders_check', sql`${table.discountCents} BETWEEN 0 AND ${table.subtotalCents}`),
    check(
      'orders_check1',
      sql`${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} + ${table.deliveryCents} + ${table.taxCents}`,
    ),
    check('orders_store_credit_cents_check', sql`${table.storeCreditCents} BETWEEN 0 AND ${table.totalCents}`),
    check('orders_paid_cents_check', sql`${table.paidCents} BETWEEN 0 AND ${table.totalCents}`),
    check('orders_credited_cents_check', sql`${table.creditedCents} BETWEEN 0 AND ${table.totalCents}`),
    check(
      'orders_refunded_cents_check',
      sql`${table.refundedCents} BETWEEN 0 AND LEAST(${table.creditedCents}, CASE WHEN ${table.payment} IS NULL THEN ${table.paidCents} WHEN ${table.paymentStatus} IN ('paid', 'refunded') THEN ${table.totalCents} ELSE 0 END)`,
    ),
    check(
      'orders_overpaid_check',
      sql`${table.paidCents} - ${table.refundedCents} <= ${table.totalCents} - ${table.creditedCents}`,
    ),
    check('orders_delivery_cents_check', sql`${table.deliveryCents} >= 0`),
    oneOfEnum(table.fulfillmentStatus),
    check('orders_order_number_check', sql`${table.orderNumber} ~ '^[0-9A-HJKMNP-TV-Z]{12}$'`),
    oneOfEnum(table.paymentStatus),
    check('orders_sale_discount_cents_check', sql`${table.saleDiscountCents} >= 0`),
    oneOfEnum(table.shipmentType),
    oneOfEnum(table.status),
    check('orders_subtotal_cents_check', sql`${table.subtotalCents} >= 0`),
    check('orders_tax_cents_check', sql`${table.taxCents} >= 0`),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_guest_search')
      .using('gin', sql`${guestText(table)} gin_trgm_ops`)
      .where(sql`${table.userId} IS NULL`),
    index('orders_of_email')
      .on(table.email)
      .where(sql`${table.userId} IS NULL`),
    index('orders_open_invoices')
      .on(table.userId, table.dueOn)
      .where(sql`${table.paymentStatus} = 'invoice'`),
    index('orders_of_user').on(table.userId, descending(table.createdAt), table.id),
    index('orders_to_refund')
      .on(table.updatedAt)
      .where(sql`${table.paymentStatus} = 'paid' AND ${table.status} = 'cancelled'`),
    index('orders_to_settle')
      .on(table.createdAt)
      .where(sql`${table.paymentStatus} = 'pending'`),
  ],
)

/** A name and a number to print on a piece of an order line; the number may be empty. */
export interface PieceName {
  name: string
  number: string
}

/** Order lines with titles and prices as of the purchase. */
export const orderItems = pgTable(
  'order_items',
  {
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
    /** Of a team's roster, at most one for each piece. */
    names: jsonb().$type<PieceName[]>().notNull().default([]),
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    /** How many are in parcels; the sum of `parcel_items`. */
    packedQuantity: integer('packed_quantity').notNull().default(0),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    references(table.productId, products.id).onDelete('set null'),
    references(table.variantId, variants.id).onDelete('set null'),
    check('order_items_quantity_check', sql`${table.quantity} > 0`),
    check('order_items_cancelled_quantity_check', sql`${table.cancelledQuantity} BETWEEN 0 AND ${table.quantity}`),
    check(
      'order_items_packed_quantity_check',
      sql`${table.packedQuantity} BETWEEN 0 AND ${table.quantity} - ${table.cancelledQuantity}`,
    ),
    index('order_items_order').on(table.orderId, table.id),
    index('order_items_product').on(table.productId),
    index('order_items_variant').on(table.variantId),
  ],
)

/** Status history of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: rowNumber(),
    orderId: uuid('order_id').notNull(),
    status: text().notNull(),
    note: text(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    index('order_events_order').on(table.orderId, table.id),
  ],
)

/** Coupon uses, one per user and mailbox; `email` is canonical. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id').primaryKey(),
    couponId: integer('coupon_id').notNull(),
    email: text().notNull(),
    userId: uuid('user_id'),
  },
  (table) => [
    references(table.couponId, coupons.id),
    references(table.orderId, orders.id).onDelete('cascade'),
    references(table.userId, users.id).onDelete('set null'),
    unique('coupon_uses_coupon_id_email_key').on(table.couponId, table.email),
    unique('coupon_uses_coupon_id_user_id_key').on(table.couponId, table.userId),
  ],
)

/** Outgoing mails, inserted in the transaction of the event that they report. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: rowNumber(),
    recipient: text().notNull(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mail_outbox_age').on(table.createdAt),
    index('mail_outbox_due')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} IS NULL`),
    index('mail_outbox_order')
      .on(sql`(${table.data} ->> 'orderId')`)
      .where(sql`${table.sentAt} IS NULL`),
    index('mail_outbox_stuck')
      .on(table.id)
      .where(sql`${table.sentAt} IS NULL AND ${table.attempts} > 0`),
    index('mail_outbox_recipient').on(table.recipient),
  ],
)
