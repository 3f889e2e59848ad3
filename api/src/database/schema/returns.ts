import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { refundTargets, returnKinds, returnReasons, returnStatuses } from '@shop/shared-api/contract'
import { variants } from './catalogue'
import { instant } from './columns'
import { oneOfEnum, references } from './constraints'
import { orderItems, orders } from './orders'

/** Returns and exchanges that buyers requested. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    orderId: uuid('order_id').notNull(),
    kind: text({ enum: returnKinds }).notNull(),
    status: text({ enum: returnStatuses }).notNull().default('requested'),
    reason: text({ enum: returnReasons }).notNull(),
    /** Where the buyer wants the refund: to what was paid with, or as store credit. */
    refundTo: text('refund_to', { enum: refundTargets }).notNull().default('payment'),
    /** The buyer's words. */
    note: text(),
    /** What staff last wrote to the buyer, such as why a return was declined. */
    message: text(),
    /** The parcel of the exchanged goods. */
    carrier: text(),
    trackingNumber: text('tracking_number'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    oneOfEnum(table.kind),
    oneOfEnum(table.refundTo),
    oneOfEnum(table.status),
    oneOfEnum(table.reason),
    check('order_returns_tracking_check', sql`(${table.carrier} IS NULL) = (${table.trackingNumber} IS NULL)`),
    index('order_returns_order').on(table.orderId, table.id),
    index('order_returns_status').on(table.status, table.id),
  ],
)

/** Pieces of a return; those of an exchange name the variant whose stock is held for it. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: integer('return_id').notNull(),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    newVariantId: integer('new_variant_id'),
    /** Of the new variant, as it was then. */
    newSku: text('new_sku'),
    newSize: text('new_size'),
  },
  (table) => [
    primaryKey({ name: 'order_return_lines_pkey', columns: [table.returnId, table.itemId] }),
    references(table.returnId, orderReturns.id).onDelete('cascade'),
    references(table.itemId, orderItems.id).onDelete('cascade'),
    references(table.newVariantId, variants.id).onDelete('set null'),
    check('order_return_lines_quantity_check', sql`${table.quantity} > 0`),
    index('order_return_lines_item').on(table.itemId),
    index('order_return_lines_variant').on(table.newVariantId),
  ],
)
