import { boolean, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tsvector } from './columns'

/** The category tree, three levels deep; `image` is an art key. */
export const categories = pgTable('categories', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  parentId: integer('parent_id'),
  level: smallint().notNull(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  description: text().notNull().default(''),
  image: text().notNull(),
  position: integer().notNull().default(0),
})

/** A color of a product as shown on its card. */
export interface Swatch {
  name: string
  hex: string
  drawing: string
}

/**
 * Products; columns from `categoryIds` on are derived by the SQL function refresh_products and never written
 * directly.
 */
export const products = pgTable('products', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  categoryId: integer('category_id').notNull(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  brand: text().notNull(),
  description: text().notNull(),
  materials: text().notNull(),
  features: text().array().notNull().default([]),
  /** Drawing key of the picture on cards. */
  drawing: text().notNull(),
  /** Drawing keys of further views. */
  images: text().array().notNull().default([]),
  published: boolean().notNull().default(true),
  launchedAt: instant('launched_at').notNull().defaultNow(),
  /** Default sort order of lists; higher values first. */
  popularity: integer().notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  categoryIds: integer('category_ids').array().notNull().default([]),
  /** Today's price of the cheapest variant. */
  priceCents: integer('price_cents').notNull().default(0),
  listPriceCents: integer('list_price_cents').notNull().default(0),
  salePriceCents: integer('sale_price_cents'),
  hasPriceRange: boolean('has_price_range').notNull().default(false),
  stock: integer().notNull().default(0),
  inStock: boolean('in_stock').notNull().default(false),
  onSale: boolean('on_sale').notNull().default(false),
  sizes: text().array().notNull().default([]),
  colors: text().array().notNull().default([]),
  swatches: jsonb().$type<Swatch[]>().notNull().default([]),
  ratingAverage: numeric('rating_average', { precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  search: tsvector().notNull().default(''),
})

/** Purchasable variants: one size and color of a product. `position` orders sizes and colors for display. */
export const variants = pgTable('variants', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  productId: integer('product_id').notNull(),
  sku: text().notNull().unique(),
  size: text().notNull(),
  color: text().notNull(),
  /** `#rrggbb` in lower case. */
  colorHex: text('color_hex').notNull(),
  /** Drawing key of this color. */
  drawing: text().notNull(),
  priceCents: integer('price_cents').notNull(),
  /** Effective only if it is below the price. */
  salePriceCents: integer('sale_price_cents'),
  stock: integer().notNull().default(0),
  position: integer().notNull().default(0),
})

/** Reviews; only published ones are displayed and counted. */
export const ratings = pgTable('ratings', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  productId: integer('product_id').notNull(),
  userId: uuid('user_id'),
  name: text().notNull(),
  email: text().notNull(),
  rating: smallint().notNull(),
  title: text(),
  comment: text().notNull(),
  fit: text({ enum: ['small', 'true', 'large'] }),
  heightCm: smallint('height_cm'),
  weightKg: smallint('weight_kg'),
  images: text().array().notNull().default([]),
  verifiedPurchase: boolean('verified_purchase').notNull().default(false),
  status: text({ enum: ['pending', 'published', 'declined'] })
    .notNull()
    .default('pending'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Size charts, at most one per category; a category without one uses its nearest ancestor's. */
export const sizeCharts = pgTable('size_charts', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  categoryId: integer('category_id').notNull().unique(),
  title: text().notNull(),
  unit: text().notNull(),
  columns: text().array().notNull(),
  rows: jsonb().$type<string[][]>().notNull(),
  howToMeasure: text('how_to_measure').array().notNull(),
  position: integer().notNull().default(0),
})

/** All words that occur in searchable products; built by the SQL function refresh_search_words. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  uses: integer().notNull(),
})

/** The swatch color of each color name; built by the SQL function refresh_color_tints. */
export const colorTints = pgTable('color_tints', {
  name: text().primaryKey(),
  hex: text().notNull(),
})

/** Back in stock alerts; the trigger variants_back_in_stock mails and deletes them. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    variantId: integer('variant_id').notNull(),
    email: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.email] })],
)
