import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { oneOfEnum, references } from './constraints'
import { orderItems, orders } from './orders'

/** Statuses of a parcel. */
export const trackingStatuses = ['packed', 'shipped', 'out_for_delivery', 'delivered', 'exception', 'returned'] as const

/** Parcels of an order. */
export const parcels = pgTable(
  'parcels',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    orderId: uuid('order_id').notNull(),
    carrier: text().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    trackingUrl: text('tracking_url'),
    trackingStatus: text('tracking_status', { enum: trackingStatuses }).notNull().default('packed'),
    eta: date(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    unique('parcels_carrier_tracking_number_key').on(table.carrier, table.trackingNumber),
    oneOfEnum(table.trackingStatus),
    index('parcels_order').on(table.orderId, table.id),
  ],
)

/** The pieces in a parcel. A parcel from before they were recorded has none if its order had several parcels. */
export const parcelItems = pgTable(
  'parcel_items',
  {
    parcelId: integer('parcel_id').notNull(),
    orderItemId: bigint('order_item_id', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'parcel_items_pkey', columns: [table.parcelId, table.orderItemId] }),
    references(table.parcelId, parcels.id).onDelete('cascade'),
    references(table.orderItemId, orderItems.id).onDelete('cascade'),
    check('parcel_items_quantity_check', sql`${table.quantity} > 0`),
    index('parcel_items_order_item').on(table.orderItemId),
  ],
)

/** Tracking history of a parcel. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    parcelId: integer('parcel_id').notNull(),
    status: text().notNull(),
    place: text(),
    note: text(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    references(table.parcelId, parcels.id).onDelete('cascade'),
    index('parcel_events_parcel').on(table.parcelId, table.id),
  ],
)
