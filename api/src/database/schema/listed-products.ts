import { sql } from 'drizzle-orm'
import { boolean, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue'
import { instant, tsvector } from './columns'
import { descending, references } from './constraints'

/**
 * What listings filter, sort, rank and count of the published products, without their texts: a tenth of the pages to read.
 * Triggers on `products` keep it; it is never written directly.
 */
export const listedProducts = pgTable(
  'listed_products',
  {
    id: integer().primaryKey(),
    launchedAt: instant('launched_at').notNull(),
    popularity: integer().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    priceCents: integer('price_cents').notNull(),
    listPriceCents: integer('list_price_cents').notNull(),
    inStock: boolean('in_stock').notNull(),
    onSale: boolean('on_sale').notNull(),
    sizes: text().array().notNull(),
    colors: text().array().notNull(),
    ratingAverage: numeric('rating_average', { precision: 3, scale: 2, mode: 'number' }).notNull(),
    ratingCount: integer('rating_count').notNull(),
    /** Words of the title, brand, categories, colors and sizes. `products.search` also has those of the texts, and item codes. */
    names: tsvector().notNull(),
  },
  (table) => [
    references(table.id, products.id).onDelete('cascade'),
    index('listed_by_categories').on(table.categoryIds),
    index('listed_by_launch').on(descending(table.launchedAt), descending(table.id)),
    index('listed_by_popularity').on(descending(table.popularity), table.id),
    index('listed_by_price').on(table.priceCents, table.id),
    index('listed_by_rating').on(descending(table.ratingAverage), descending(table.ratingCount), table.id),
    index('listed_categories').using('gin', table.categoryIds),
    index('listed_colors').using('gin', table.colors),
    index('listed_names').using('gin', table.names),
    index('listed_on_sale')
      .on(table.id)
      .where(sql`${table.onSale}`),
    index('listed_reduction')
      .on(
        sql`((${table.listPriceCents} - ${table.priceCents})::real / greatest(${table.listPriceCents}, 1)) DESC`,
        table.id,
      )
      .where(sql`${table.onSale}`),
    index('listed_sizes').using('gin', table.sizes),
  ],
)
