import { apiFrom, type Category, type ProductList } from '@shop/shared-api'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { parseFilters, toProductQuery, serializeFilters, type Filters } from '../../features/listing/filters'
import { orNotFound } from '../../not-found'
import { SECONDARY_TIMEOUT_MS } from '../../secondary-timeout'
import { findCategoryPosition, type CategoryPosition } from './category-position'

/** The kind of list: all products, a category, or the sale. */
export type Listing = 'all' | 'category' | 'sale'

/** The shop screen's data. */
export interface ShopData {
  listing: Listing
  filters: Filters
  list: ProductList
  /** The category's position, on a category's list only. */
  category: CategoryPosition | null
}

/** Loads one page of a list; an unknown category is a 404, and a page past the end redirects to the last. */
export async function shopLoader({ request, params, context }: LoaderFunctionArgs): Promise<ShopData | Response> {
  const api = apiFrom(context)
  const url = new URL(request.url)
  const listing = listingOf(url.pathname, params.slug)
  const filters = parseFilters(url.searchParams)
  const query = {
    ...toProductQuery(listing === 'sale' ? { ...filters, onSale: true } : filters),
    product_category: params.slug,
  }
  const [list, categories] = await Promise.all([
    api.request('GET /get-products', { query, signal: request.signal }).catch(orNotFound),
    listing === 'category' ? allCategories() : [],
  ])
  if (list.data.length === 0 && list.meta.total > 0) {
    return redirect(url.pathname + serializeFilters({ ...filters, page: list.meta.last_page }))
  }
  return { listing, filters, list, category: findCategoryPosition(categories, params.slug) }

  /** The list is still useful without its category description. */
  async function allCategories(): Promise<Category[]> {
    const answer = api.request('GET /get-categories', {
      query: { take_all: true },
      signal: request.signal,
      timeoutMs: SECONDARY_TIMEOUT_MS,
    })
    return answer.then(({ data }) => data).catch(() => [])
  }
}

function listingOf(pathname: string, slug: string | undefined): Listing {
  if (slug !== undefined) return 'category'
  return pathname.startsWith('/product-sales') ? 'sale' : 'all'
}
