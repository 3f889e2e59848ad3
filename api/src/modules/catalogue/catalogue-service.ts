import type { Product, ProductList, ProductSummary } from '@shop/shared-api/contract'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import type { ProductFilter } from './product-filter'
import { listings } from './listings'
import { serializeProduct, serializeProductSummary } from './serialize-product'
import { productRepository } from './product-repository'

const lastPage = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit))

/** Catalogue reads. Ids and counts of listings are cached up to the `listing` revision; card data is always current. */
export function catalogueService(db: Database) {
  const repository = productRepository(db)
  const remembered = listings(db)

  async function list(filter: ProductFilter, listing: string): Promise<ProductList> {
    const [{ category, search }, ids, counted] = await Promise.all([
      remembered.scopeOf(filter, listing),
      remembered.pageOf(filter, listing),
      remembered.countsOf(filter, listing),
    ])
    return {
      data: await inOrderOf(ids),
      meta: {
        ...paginationMeta(filter, counted.total),
        category: category ? { id: category.id, title: category.title, slug: category.slug } : null,
        suggestion: search?.suggestion ?? null,
      },
      facets: counted.facets,
    }
  }

  async function product(id: number): Promise<Product> {
    const [row, variants] = await Promise.all([repository.byId(id), repository.variantsOf([id])])
    if (!row) throw notFound()
    return serializeProduct(row, variants)
  }

  async function sale(paging: { page: number; limit: number }, listing: string) {
    const { ids, total } = await remembered.saleOf(paging, listing)
    return { data: await inOrderOf(ids), meta: paginationMeta(paging, total) }
  }

  async function inOrderOf(ids: number[]): Promise<ProductSummary[]> {
    if (ids.length === 0) return []
    const found = new Map((await repository.byIds(ids)).map((row) => [row.id, row]))
    return [...new Set(ids)].flatMap((id) => found.get(id) ?? []).map(serializeProductSummary)
  }

  return { list, product, sale, inOrderOf }
}

/** Pagination metadata of a listing. */
export function paginationMeta({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, last_page: lastPage(total, limit) }
}
