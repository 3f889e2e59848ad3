import type { Api, ProductSummary } from '@shop/shared-api'

/** How many products a rail shows. */
const LENGTH = 10

/** What a rail is about; `related` needs the product to which it relates. */
export interface RailSubject {
  source: 'sale' | 'new' | 'related'
  productId?: string
}

/** Fetches a rail's products; silent, for a rail that fails is simply not there. */
export async function railProducts(
  { source, productId }: RailSubject,
  signal: AbortSignal,
  api: Api,
): Promise<ProductSummary[]> {
  const options = { signal, silent: true }
  if (source === 'sale') return (await api.request('GET /sale-products', { query: { limit: LENGTH }, ...options })).data
  if (source === 'new')
    return (await api.request('GET /get-products', { query: { sort: 'newest', limit: LENGTH }, ...options })).data
  if (productId === undefined) return []
  const { data: product } = await api.request('GET /get-product/:id', { params: { id: productId }, ...options })
  const query = { product_category: product.category.slug, limit: LENGTH + 1 }
  const { data } = await api.request('GET /get-products', { query, ...options })
  return data.filter(({ id }) => id !== product.id).slice(0, LENGTH)
}
