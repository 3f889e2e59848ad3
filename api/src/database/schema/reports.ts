import type { EquipmentItem } from '@shop/shared-api/contract'
import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Reports of suspicious products; photos by their names in the private upload folder. */
export const authenticityReports = pgTable('authenticity_reports', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  barcode: text().notNull(),
  seller: text().notNull(),
  message: text().notNull(),
  photos: text().array().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Requests for custom equipment; artwork by its names in the private upload folder. */
export const equipmentRequests = pgTable('equipment_requests', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  requestNumber: text('request_number').notNull().unique(),
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
  status: text({ enum: ['received', 'quoted', 'approved', 'in_production', 'completed', 'declined'] })
    .notNull()
    .default('received'),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null before the quote; set in every later status. */
  quoteCents: integer('quote_cents'),
  quoteNote: text('quote_note'),
  quotedAt: instant('quoted_at'),
})

/** Status history of a request. */
export const equipmentEvents = pgTable('equipment_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  requestId: integer('request_id').notNull(),
  status: text().notNull(),
  note: text(),
  at: instant('at').notNull().defaultNow(),
})
