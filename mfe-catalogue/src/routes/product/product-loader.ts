import { apiFrom, type Product, type ProductSummary, type ResponseOf } from '@shop/shared-api'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { relatedProducts } from '../../features/rail/rail-products'
import { orNotFound } from '../../not-found'

/** What the product screen shows; what is null or empty could not be had and is left out. */
export interface ProductData {
  product: Product
  ratings: ResponseOf<'GET /get-ratings'> | null
  related: ProductSummary[]
  /** Delivery prices in dollars. */
  delivery: { simple: number; express: number; freeFrom: number } | null
}

/** Loads a product with what stands around it; an unknown one is a 404. */
export async function productLoader({ request, params, context }: LoaderFunctionArgs): Promise<ProductData> {
  const api = apiFrom(context)
  const { signal } = request
  const id = params.id ?? ''
  const [{ data: product }, ratings, delivery] = await Promise.all([
    api.request('GET /get-product/:id', { params: { id }, signal }).catch(orNotFound),
    api.request('GET /get-ratings', { query: { product_id: Number(id) }, signal }).catch(() => null),
    deliveryPrices().catch(() => null),
  ])
  const related = await relatedProducts(product, api, { signal }).catch(() => [])
  return { product, ratings, related, delivery }

  async function deliveryPrices() {
    const { data: setting } = await api.request('GET /general-setting', { signal })
    return { simple: setting.simple_shipment, express: setting.express_shipment, freeFrom: setting.free_shipment }
  }
}
