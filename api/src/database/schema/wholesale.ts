import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** A coach's call to the team, shared by a key that cannot be guessed. */
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

/** Members of a roster, one a name. */
export const rosterEntries = pgTable('roster_entries', {
  id: uuid().primaryKey().defaultRandom(),
  rosterId: uuid('roster_id').notNull(),
  name: text().notNull(),
  size: text().notNull(),
  number: text().notNull().default(''),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Codes and pieces kept under a name. */
export const reorderLists = pgTable('reorder_lists', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  lines: jsonb().$type<{ sku: string; qty: number }[]>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
