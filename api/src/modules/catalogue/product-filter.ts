import { and, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { productQuery } from '@shop/shared-api/contract'
import { toCents } from '@shop/shared-api/money'
import type { z } from 'zod'
import { categories, listedProducts, products } from '../../database/schema'

/** The validated query of a listing. */
export type ProductFilter = z.output<typeof productQuery>

/** One condition per filter, TRUE for filters that are not set; separate, so that a facet can exclude its own. */
export type FilterConditions = Record<
  'size' | 'color' | 'discipline' | 'fit' | 'price' | 'stock' | 'sale' | 'rating',
  SQL
>

/** A parsed search, and what it is compared with: names alone, or all that `products.search` has. */
export interface SearchScope {
  query: SQL
  by: 'names' | 'texts'
}

const EVERY = sql`TRUE`
const textArray = (values: string[]) => sql`${sql.param(values)}::text[]`

/** In a category with one of the values. */
const inCategoriesWith = (column: AnyPgColumn, values: string[]) =>
  sql`${listedProducts.categoryIds} && ARRAY(SELECT ${categories.id} FROM ${categories} WHERE ${column} && ${textArray(values)})`

/** Conditions of the set filters. */
export function filterConditions(filter: ProductFilter): FilterConditions {
  const { size, color, discipline, fit, price_min, price_max, in_stock, on_sale, rating_min } = filter
  const price = and(
    price_min === undefined ? undefined : sql`${listedProducts.priceCents} >= ${toCents(price_min)}`,
    price_max === undefined ? undefined : sql`${listedProducts.priceCents} <= ${toCents(price_max)}`,
  )
  return {
    size: size?.length ? sql`${listedProducts.sizes} && ${textArray(size)}` : EVERY,
    color: color?.length ? sql`${listedProducts.colors} && ${textArray(color)}` : EVERY,
    discipline: discipline?.length ? inCategoriesWith(categories.disciplines, discipline) : EVERY,
    fit: fit?.length ? inCategoriesWith(categories.fits, fit) : EVERY,
    price: price ?? EVERY,
    stock: in_stock ? sql`${listedProducts.inStock}` : EVERY,
    sale: on_sale ? sql`${listedProducts.onSale}` : EVERY,
    rating: rating_min === undefined ? EVERY : sql`${listedProducts.ratingAverage} >= ${rating_min}`,
  }
}

/** In the category, and matching the search: by names, or also by texts and item codes. */
export function scopeCondition(categoryId: number | undefined, search: SearchScope | undefined): SQL {
  return (
    and(
      categoryId === undefined ? undefined : sql`${listedProducts.categoryIds} @> ARRAY[${categoryId}]::integer[]`,
      search && matches(search),
    ) ?? EVERY
  )
}

const matches = ({ query, by }: SearchScope): SQL =>
  by === 'names'
    ? sql`${listedProducts.names} @@ ${query}`
    : sql`${listedProducts.id} IN (SELECT ${products.id} FROM ${products} WHERE ${products.search} @@ ${query})`

/** The sort order of a listing; always ends with the id, so that pages neither overlap nor skip. */
export function sortExpression(sort: ProductFilter['sort'], search: SQL | undefined): SQL {
  const orders: Record<ProductFilter['sort'], SQL> = {
    newest: sql`${listedProducts.launchedAt} DESC, ${listedProducts.id} DESC`,
    price_asc: sql`${listedProducts.priceCents}, ${listedProducts.id}`,
    price_desc: sql`${listedProducts.priceCents} DESC, ${listedProducts.id} DESC`,
    rating: sql`${listedProducts.ratingAverage} DESC, ${listedProducts.ratingCount} DESC, ${listedProducts.id}`,
    relevance: search
      ? sql`ts_rank('{0, 0.1, 0.4, 1}', ${listedProducts.names}, ${search}) DESC, ${listedProducts.popularity} DESC, ${listedProducts.id}`
      : sql`${listedProducts.popularity} DESC, ${listedProducts.id}`,
  }
  return orders[sort]
}
