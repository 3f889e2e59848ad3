import type { Api, Product, ProductSummary } from '@shop/shared-api'

/** Products per rail. */
const RAIL_LENGTH = 10

/** Candidates for related products. */
const CANDIDATE_COUNT = 24

/** The rail's source; `related` requires a product ID. */
export interface RailSubject {
  source: 'sale' | 'new' | 'popular' | 'related'
  productId?: string
}

/** Fetches a rail's products silently, as a failed rail is simply hidden. */
export async function fetchRailProducts({ source, productId }: RailSubject, api: Api): Promise<ProductSummary[]> {
  const options = { silent: true }
  if (source === 'sale')
    return (await api.request('GET /sale-products', { query: { limit: RAIL_LENGTH }, ...options })).data
  if (source === 'new')
    return (await api.request('GET /get-products', { query: { sort: 'newest', limit: RAIL_LENGTH }, ...options })).data
  if (source === 'popular')
    return (await api.request('GET /get-products', { query: { limit: RAIL_LENGTH }, ...options })).data
  if (productId === undefined) return []
  const { data: product } = await api.request('GET /get-product/:id', { params: { id: productId }, ...options })
  return fetchRelatedProducts(product, api, options)
}

/** Products of the parent category, those of the same category first. */
export async function fetchRelatedProducts(
  { id: own, category, breadcrumb }: Pick<Product, 'id' | 'category' | 'breadcrumb'>,
  api: Api,
  options: { signal?: AbortSignal; silent?: boolean; timeoutMs?: number },
): Promise<ProductSummary[]> {
  const wider = breadcrumb.at(-2) ?? category
  const { data } = await api.request('GET /get-products', {
    query: { product_category: wider.slug, limit: CANDIDATE_COUNT },
    ...options,
  })
  const others = data.filter(({ id }) => id !== own)
  const isNear = (other: ProductSummary) => other.category.id === category.id
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, RAIL_LENGTH)
}
