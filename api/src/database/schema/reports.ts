import { equipmentStatuses, type EquipmentItem } from '@shop/shared-api/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { inboxColumns, instant } from './columns'
import { descending, oneOfEnum, references } from './constraints'
import { orders } from './orders'

/** Reports of suspicious products; photos by their names in the private upload folder. */
export const authenticityReports = pgTable(
  'authenticity_reports',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    barcode: text().notNull(),
    seller: text().notNull(),
    message: text().notNull(),
    photos: text().array().notNull().default([]),
    ...inboxColumns(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    oneOfEnum(table.status),
    index('authenticity_reports_email').on(table.email),
    index('authenticity_reports_status').on(table.status, table.id),
  ],
)

/** Requests for custom equipment; artwork by its names in the private upload folder. */
export const equipmentRequests = pgTable(
  'equipment_requests',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    requestNumber: text('request_number').notNull().unique('equipment_requests_request_number_key'),
    userId: uuid('user_id'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    organisation: text().notNull(),
    category: text().notNull(),
    items: jsonb().$type<EquipmentItem[]>().notNull(),
    design: text(),
    embroideryText: text('embroidery_text'),
    artwork: text().array().notNull().default([]),
    neededBy: date('needed_by'),
    budget: text(),
    notes: text(),
    status: text({ enum: equipmentStatuses }).notNull().default('received'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null before the quote; set in every later status. */
    quoteCents: integer('quote_cents'),
    quoteNote: text('quote_note'),
    quotedAt: instant('quoted_at'),
    /** How long it takes, as staff wrote it, such as `5 weeks`. */
    leadTime: text('lead_time'),
    /** The last day on which the quote can be approved, in the shop's time zone; null for no end. */
    quoteExpiresOn: date('quote_expires_on'),
    /** What the buyer proposed instead of the quote; the next quote clears it. */
    counterCents: integer('counter_cents'),
    counterNote: text('counter_note'),
    /** The order that was made of the quote; null again if it was discarded unpaid. */
    orderId: uuid('order_id'),
  },
  (table) => [
    references(table.userId, users.id).onDelete('set null'),
    check('equipment_requests_check', sql`(${table.quoteCents} IS NULL) = (${table.quotedAt} IS NULL)`),
    check(
      'equipment_requests_check1',
      sql`${table.status} NOT IN ('quoted', 'countered', 'approved', 'in_production', 'completed') OR ${table.quoteCents} IS NOT NULL`,
    ),
    references(table.orderId, orders.id).onDelete('set null'),
    unique('equipment_requests_order_id_key').on(table.orderId),
    check('equipment_requests_counter_cents_check', sql`${table.counterCents} > 0`),
    check(
      'equipment_requests_countered_check',
      sql`${table.status} <> 'countered' OR ${table.counterNote} IS NOT NULL`,
    ),
    check('equipment_requests_quote_cents_check', sql`${table.quoteCents} > 0`),
    oneOfEnum(table.status),
    index('equipment_requests_email').on(table.email),
    index('equipment_requests_open')
      .on(table.id)
      .where(sql`${table.status} NOT IN ('completed', 'declined')`),
    index('equipment_requests_status').on(table.status, table.id),
    index('equipment_requests_user').on(table.userId, descending(table.id)),
  ],
)

/** Status history of a request. */
export const equipmentEvents = pgTable(
  'equipment_events',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    requestId: integer('request_id').notNull(),
    status: text().notNull(),
    note: text(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    references(table.requestId, equipmentRequests.id).onDelete('cascade'),
    index('equipment_events_request').on(table.requestId, table.id),
  ],
)
