import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** A coach's team roster, shared by an unguessable key. */
export const rosters = pgTable('rosters', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  shareKey: text('share_key').notNull().unique(),
  title: text().notNull(),
  productId: integer('product_id').notNull(),
  color: text().notNull(),
  deadline: instant('deadline').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Roster entries, one per name. */
export const rosterEntries = pgTable('roster_entries', {
  id: uuid().primaryKey().defaultRandom(),
  rosterId: uuid('roster_id').notNull(),
  name: text().notNull(),
  size: text().notNull(),
  number: text().notNull().default(''),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Saved reorder lists: SKUs and quantities under a name. */
export const reorderLists = pgTable('reorder_lists', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  lines: jsonb().$type<{ sku: string; qty: number }[]>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
