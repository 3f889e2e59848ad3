import { and, sql, type SQL } from 'drizzle-orm'
import type { productQuery } from '@shop/shared-api/contract'
import { toCents } from '@shop/shared-api/money'
import type { z } from 'zod'
import { products } from '../../database/schema'

/** The validated query of a listing. */
export type ProductFilter = z.output<typeof productQuery>

/** One condition per filter, TRUE for filters that are not set; separate, so that a facet can exclude its own. */
export type FilterConditions = Record<'size' | 'color' | 'price' | 'stock' | 'sale' | 'rating', SQL>

const EVERY = sql`TRUE`
const textArray = (values: string[]) => sql`${sql.param(values)}::text[]`

/** Conditions of the set filters. */
export function filterConditions(filter: ProductFilter): FilterConditions {
  const { size, color, price_min, price_max, in_stock, on_sale, rating_min } = filter
  const price = and(
    price_min === undefined ? undefined : sql`${products.priceCents} >= ${toCents(price_min)}`,
    price_max === undefined ? undefined : sql`${products.priceCents} <= ${toCents(price_max)}`,
  )
  return {
    size: size?.length ? sql`${products.sizes} && ${textArray(size)}` : EVERY,
    color: color?.length ? sql`${products.colors} && ${textArray(color)}` : EVERY,
    price: price ?? EVERY,
    stock: in_stock ? sql`${products.inStock}` : EVERY,
    sale: on_sale ? sql`${products.onSale}` : EVERY,
    rating: rating_min === undefined ? EVERY : sql`${products.ratingAverage} >= ${rating_min}`,
  }
}

/** Published, in the category, matching the search. */
export function scopeCondition(categoryId: number | undefined, search: SQL | undefined): SQL {
  return and(
    sql`${products.published}`,
    categoryId === undefined ? undefined : sql`${products.categoryIds} @> ARRAY[${categoryId}]::integer[]`,
    search && sql`${products.search} @@ ${search}`,
  )!
}

/** The sort order of a listing; always ends with the id, so that pages neither overlap nor skip. */
export function sortExpression(sort: ProductFilter['sort'], search: SQL | undefined): SQL {
  const orders: Record<ProductFilter['sort'], SQL> = {
    newest: sql`${products.launchedAt} DESC, ${products.id} DESC`,
    price_asc: sql`${products.priceCents}, ${products.id}`,
    price_desc: sql`${products.priceCents} DESC, ${products.id} DESC`,
    rating: sql`${products.ratingAverage} DESC, ${products.ratingCount} DESC, ${products.id}`,
    relevance: search
      ? sql`ts_rank('{0.02, 0.1, 0.4, 1}', ${products.search}, ${search}) DESC, ${products.popularity} DESC, ${products.id}`
      : sql`${products.popularity} DESC, ${products.id}`,
  }
  return orders[sort]
}
