import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { products } from './catalogue'
import { instant } from './columns'
import { descending, references } from './constraints'

/** A coach's team roster, shared by an unguessable key. */
export const rosters = pgTable(
  'rosters',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    shareKey: text('share_key').notNull().unique('rosters_share_key_key'),
    title: text().notNull(),
    productId: integer('product_id').notNull(),
    color: text().notNull(),
    deadline: instant('deadline').notNull(),
    /** When its lines were put in the coach's cart; null again once they are ordered. */
    inCartAt: instant('in_cart_at'),
    /** When it was ordered last, and with which order. */
    orderedAt: instant('ordered_at'),
    orderNumber: text('order_number'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.productId, products.id).onDelete('cascade'),
    references(table.userId, users.id).onDelete('cascade'),
    index('rosters_product').on(table.productId),
    index('rosters_user').on(table.userId, descending(table.createdAt)),
  ],
)

/** Roster entries, one per name. */
export const rosterEntries = pgTable(
  'roster_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    rosterId: uuid('roster_id').notNull(),
    name: text().notNull(),
    size: text().notNull(),
    number: text().notNull().default(''),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    references(table.rosterId, rosters.id).onDelete('cascade'),
    check('roster_entries_number_check', sql`${table.number} ~ '^[0-9]{0,3}$'`),
    uniqueIndex('roster_entries_name').on(table.rosterId, sql`lower(${table.name})`),
  ],
)

/** Saved reorder lists: SKUs and quantities under a name. */
export const reorderLists = pgTable(
  'reorder_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    title: text().notNull(),
    lines: jsonb().$type<{ sku: string; qty: number }[]>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    references(table.userId, users.id).onDelete('cascade'),
    index('reorder_lists_user').on(table.userId, descending(table.createdAt)),
  ],
)
