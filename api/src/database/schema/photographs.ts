import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { references } from './constraints'

/** Photographs that staff uploaded. Products and variants refer to one by its `key`, as they refer to a drawing. */
export const photographs = pgTable('photographs', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  /** File name by which the catalogue table refers to it. */
  name: text().notNull().unique('photographs_name_key'),
  /** Key of its current crop. */
  key: text().notNull().unique('photographs_key_key'),
  alt: text().notNull().default(''),
  /** Pixels of the original, upright. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Size of the original. */
  bytes: integer().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Every crop of a photograph that was ever shown, so that an address keeps its picture. */
export const photographCrops = pgTable(
  'photograph_crops',
  {
    key: text().primaryKey(),
    photographId: integer('photograph_id').notNull(),
    /** SHA-256 of the original in hex, which names it in the media store. */
    original: text().notNull(),
    /** The point that cropping keeps in view; 0 is left or top, 1 is right or bottom. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
  },
  (table) => [
    references(table.photographId, photographs.id).onDelete('cascade'),
    index('photograph_crops_photograph').on(table.photographId),
    index('photograph_crops_original').on(table.original),
    check('photograph_crops_focal_check', sql`${table.focalX} BETWEEN 0 AND 1 AND ${table.focalY} BETWEEN 0 AND 1`),
  ],
)
