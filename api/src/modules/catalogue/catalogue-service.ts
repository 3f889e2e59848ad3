import type { Facets, Product, ProductList, ProductSummary } from '@shop/shared-api/contract'
import { and, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products } from '../../database/schema'
import { notFound } from '../../failure'
import { countFacets } from './facet-query'
import { filterConditions, orderOf, scopeCondition, type ProductFilter } from './product-filter'
import { productOnTheWire, summaryOnTheWire } from './product-on-the-wire'
import { productRepository } from './product-repository'
import { rememberSlow } from './remember-slow'
import { readSearch } from './search-words'

const lastPage = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit))

/** Facets depend on the filters alone, not on page and order. */
const facetKey = ({ page: _page, limit: _limit, sort: _sort, ...filters }: ProductFilter) => JSON.stringify(filters)

/** What the catalogue answers; at most four queries a listing. */
export function catalogueService(db: Database) {
  const repository = productRepository(db)
  const countOnce = rememberSlow<Awaited<ReturnType<typeof countFacets>>>()

  async function list(filter: ProductFilter): Promise<ProductList> {
    const [category, search] = await Promise.all([
      filter.product_category ? repository.categoryBySlug(filter.product_category) : undefined,
      filter.search ? readSearch(db, filter.search) : undefined,
    ])
    if (filter.product_category && !category) throw notFound()
    const scope = scopeCondition(category?.id, search?.query)
    const conditions = filterConditions(filter)
    const [rows, counted] = await Promise.all([
      repository.page(and(scope, ...Object.values(conditions))!, orderOf(filter.sort, search?.query), filter),
      countOnce(facetKey(filter), () => countFacets(db, scope, conditions, category?.path.slice(0, -1) ?? [])),
    ])
    return {
      data: rows.map(summaryOnTheWire),
      meta: {
        ...pageOf(filter, counted.total),
        category: category ? { id: category.id, title: category.title, slug: category.slug } : null,
        suggestion: search?.suggestion ?? null,
      },
      facets: counted.facets satisfies Facets,
    }
  }

  async function product(id: number): Promise<Product> {
    const [row, variants] = await Promise.all([repository.byId(id), repository.variantsOf([id])])
    if (!row) throw notFound()
    return productOnTheWire(row, variants)
  }

  async function sale(paging: { page: number; limit: number }) {
    const where = and(products.published, products.onSale)!
    const reduction = sql`(${products.listPriceCents} - ${products.priceCents})::real / greatest(${products.listPriceCents}, 1) DESC, ${products.id}`
    const [rows, total] = await Promise.all([repository.page(where, reduction, paging), repository.count(where)])
    return { data: rows.map(summaryOnTheWire), meta: pageOf(paging, total) }
  }

  async function inOrderOf(ids: number[]): Promise<ProductSummary[]> {
    if (ids.length === 0) return []
    const found = new Map((await repository.byIds(ids)).map((row) => [row.id, row]))
    return [...new Set(ids)].flatMap((id) => found.get(id) ?? []).map(summaryOnTheWire)
  }

  return { list, product, sale, inOrderOf }
}

/** What a listing says of its pages. */
export function pageOf({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, last_page: lastPage(total, limit) }
}
