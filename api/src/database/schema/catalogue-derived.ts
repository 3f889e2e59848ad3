import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** All words that occur in searchable products; built by the SQL function refresh_search_words. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    uses: integer().notNull(),
  },
  (table) => [index('search_words_near').using('gin', table.word.op('gin_trgm_ops'))],
)

/** Terms of searches that mean the same, as staff edit them. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    /** Lower-case words, such as "mouth guard" and "gum shield". */
    terms: text().array().notNull(),
  },
  (table) => [check('search_synonyms_terms_check', sql`cardinality(${table.terms}) >= 2`)],
)

/** The swatch color of each color name; built by the SQL function refresh_color_tints. */
export const colorTints = pgTable('color_tints', {
  name: text().primaryKey(),
  hex: text().notNull(),
})

/** Changes counted by triggers, in one row (stripe) per connection so that orders don't wait: a reader adds them up. */
export const catalogueRevisions = pgTable('catalogue_revisions', {
  stripe: smallint().primaryKey(),
  /** Everything that a product displays. */
  content: bigint({ mode: 'number' }).notNull().default(0),
  /** Which products a listing has, in which order, and the counts of its facets. */
  listing: bigint({ mode: 'number' }).notNull().default(0),
  /** The pricing terms of carts apart from the catalogue: settings, tiers and taxes. */
  terms: bigint({ mode: 'number' }).notNull().default(0),
  /** Other texts of pages: information pages, FAQs, slides, banners, size charts and published reviews. */
  texts: bigint({ mode: 'number' }).notNull().default(0),
})
