import type { Facets } from '@shop/shared-api/contract'
import { and, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { listedProducts } from '../../database/schema'
import { notFound } from '../../failure'
import { countFacets } from './facet-query'
import { createRevisionCache } from './revision-cache'
import { filterConditions, sortExpression, scopeCondition, type ProductFilter } from './product-filter'
import { productRepository } from './product-repository'
import { parseSearch, searchScope } from './parse-search'

/** Maximum number of cached listing pages: a few numbers each. */
const MAX_PAGES = 5_000
/** Maximum number of cached scopes and counts: up to 20 KB each. */
const MAX_COUNTS = 1_000

const REDUCED = sql`${listedProducts.onSale}`
/** Largest relative reduction first; an index exists on this exact expression. */
const BY_REDUCTION = sql`(${listedProducts.listPriceCents} - ${listedProducts.priceCents})::real / greatest(${listedProducts.listPriceCents}, 1) DESC, ${listedProducts.id}`

/** Counts depend only on the filters, not on page and sort order. */
const filtersOf = ({ page: _page, limit: _limit, sort: _sort, ...filters }: ProductFilter) => JSON.stringify(filters)

type Scope = Awaited<ReturnType<typeof readScope>>
type Paging = { page: number; limit: number }

/**
 * Product ids and counts of listings, cached until the listing revision changes: when a product sells out or its
 * price changes, but not for a mere change of stock.
 */
export function listings(db: Database) {
  const repository = productRepository(db)
  const scopes = createRevisionCache<Scope>(MAX_COUNTS)
  const pages = createRevisionCache<number[]>(MAX_PAGES)
  const counts = createRevisionCache<{ total: number; facets: Facets }>(MAX_COUNTS)
  const sales = createRevisionCache<{ ids: number[]; total: number }>(MAX_COUNTS)

  /** The category and search of a listing; 404 for an unknown category. */
  const scopeOf = (filter: ProductFilter, revision: string) =>
    scopes(JSON.stringify([filter.product_category, filter.search]), revision, () => readScope(db, filter))

  /** The ids of one page, sorted. */
  const pageOf = (filter: ProductFilter, revision: string) =>
    pages(JSON.stringify(filter), revision, async () => {
      const { scope, search } = await scopeOf(filter, revision)
      const where = and(scope, ...Object.values(filterConditions(filter)))!
      return repository.page(where, sortExpression(filter.sort, search?.query), filter)
    })

  /** The total number of products and the facets. */
  const countsOf = (filter: ProductFilter, revision: string) =>
    counts(filtersOf(filter), revision, async () => {
      const { scope, category } = await scopeOf(filter, revision)
      return countFacets(db, scope, filterConditions(filter), category?.path.slice(0, -1) ?? [])
    })

  /** One page of reduced products. */
  const saleOf = (paging: Paging, revision: string) =>
    sales(`${paging.page} ${paging.limit}`, revision, async () => {
      const [ids, total] = await Promise.all([
        repository.page(REDUCED, BY_REDUCTION, paging),
        repository.count(REDUCED),
      ])
      return { ids, total }
    })

  return { scopeOf, pageOf, countsOf, saleOf }
}

async function readScope(db: Database, { product_category, search: text }: ProductFilter) {
  const [category, search] = await Promise.all([
    product_category ? productRepository(db).categoryBySlug(product_category) : undefined,
    text ? parseSearch(db, text) : undefined,
  ])
  if (product_category && !category) throw notFound()
  const found = search && (await searchScope(db, search.query))
  return { category, search, scope: scopeCondition(category?.id, found) }
}
