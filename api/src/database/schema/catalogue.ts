import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tsvector } from './columns'
import { descending, oneOfEnum, references } from './constraints'

/** The category tree, three levels deep; `image` is an art key. */
export const categories = pgTable(
  'categories',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    parentId: integer('parent_id'),
    level: smallint().notNull(),
    title: text().notNull(),
    slug: text().notNull().unique('categories_slug_key'),
    description: text().notNull().default(''),
    image: text().notNull(),
    position: integer().notNull().default(0),
    /** False hides it from the menu and the home page, with everything below it. */
    inMenu: boolean('in_menu').notNull().default(true),
    /** What its products are for, and how clothes fit; lists offer both as filters. Products have those of all categories above. */
    disciplines: text().array().notNull().default([]),
    fits: text().array().notNull().default([]),
  },
  (table) => [
    references(table.parentId, table.id),
    check('categories_check', sql`(${table.level} = 1) = (${table.parentId} IS NULL)`),
    check('categories_level_check', sql`${table.level} BETWEEN 1 AND 3`),
    check('categories_slug_check', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index('categories_parent').on(table.parentId, table.position),
  ],
)

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
export const products = pgTable(
  'products',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    categoryId: integer('category_id').notNull(),
    slug: text().notNull().unique('products_slug_key'),
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
    /** Sale prices of the variants apply from here on; null for no start. */
    saleStartsAt: instant('sale_starts_at'),
    /** Sale prices of the variants end here; null for no end. */
    saleEndsAt: instant('sale_ends_at'),
    /** When staff put it away; an archived product is not published. */
    archivedAt: instant('archived_at'),
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
    /** When the schedule of the sale changes its prices next. */
    pricesChangeAt: instant('prices_change_at'),
  },
  (table) => [
    references(table.categoryId, categories.id),
    check('products_sale_check', sql`${table.saleEndsAt} > ${table.saleStartsAt}`),
    check('products_slug_check', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index('products_categories').using('gin', table.categoryIds),
    index('products_prices_change')
      .on(table.pricesChangeAt)
      .where(sql`${table.pricesChangeAt} IS NOT NULL`),
    index('products_search').using('gin', table.search),
    index('products_unpublished')
      .on(table.id)
      .where(sql`NOT ${table.published}`),
  ],
)

/** Purchasable variants: one size and color of a product. `position` orders sizes and colors for display. */
export const variants = pgTable(
  'variants',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    productId: integer('product_id').notNull(),
    sku: text().notNull().unique('variants_sku_key'),
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
  },
  (table) => [
    references(table.productId, products.id).onDelete('cascade'),
    unique('variants_product_id_size_color_key').on(table.productId, table.size, table.color),
    check('variants_color_hex_check', sql`${table.colorHex} ~ '^#[0-9a-f]{6}$'`),
    check('variants_price_cents_check', sql`${table.priceCents} > 0`),
    check('variants_sale_price_cents_check', sql`${table.salePriceCents} > 0`),
    check('variants_stock_check', sql`${table.stock} >= 0`),
    index('variants_product').on(table.productId, table.position, table.id),
    index('variants_stock').on(table.stock, table.id),
  ],
)

/** Reviews; only published ones are displayed and counted. */
export const ratings = pgTable(
  'ratings',
  {
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
    /** The shop's public answer. */
    reply: text(),
    repliedAt: instant('replied_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.productId, products.id).onDelete('cascade'),
    unique('ratings_product_id_email_key').on(table.productId, table.email),
    oneOfEnum(table.fit),
    check('ratings_reply_check', sql`(${table.reply} IS NULL) = (${table.repliedAt} IS NULL)`),
    check('ratings_rating_check', sql`${table.rating} BETWEEN 1 AND 5`),
    oneOfEnum(table.status),
    index('ratings_email').on(table.email),
    index('ratings_published')
      .on(table.productId, descending(table.createdAt), descending(table.id))
      .where(sql`${table.status} = 'published'`),
    index('ratings_pending')
      .on(table.id)
      .where(sql`${table.status} = 'pending'`),
    index('ratings_user')
      .on(table.userId)
      .where(sql`${table.userId} IS NOT NULL`),
  ],
)

/** Size charts, at most one per category; a category without one uses its nearest ancestor's. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    categoryId: integer('category_id').notNull().unique('size_charts_category_id_key'),
    title: text().notNull(),
    unit: text().notNull(),
    columns: text().array().notNull(),
    rows: jsonb().$type<string[][]>().notNull(),
    howToMeasure: text('how_to_measure').array().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [references(table.categoryId, categories.id).onDelete('cascade')],
)

/** Back in stock alerts; the trigger variants_back_in_stock mails and deletes them. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    variantId: integer('variant_id').notNull(),
    email: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'stock_alerts_pkey', columns: [table.variantId, table.email] }),
    references(table.variantId, variants.id).onDelete('cascade'),
    index('stock_alerts_email').on(table.email),
  ],
)
