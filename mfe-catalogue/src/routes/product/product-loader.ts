import { apiFrom, type Product, type ProductSummary, type ResponseOf } from '@shop/shared-api'
import { deliveryDays, TRANSIT_DAYS, type DeliveryDays } from '@shop/shared-api/delivery'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { fetchRelatedProducts } from '../../features/rail/rail-products'
import { orNotFound } from '../../not-found'
import { SECONDARY_TIMEOUT_MS } from '../../secondary-timeout'

/** Shipping prices in dollars with the delivery dates of an order placed now. */
export interface ShippingOffer {
  simple: number
  express: number
  freeFrom: number
  days: { simple: DeliveryDays; express: DeliveryDays }
}

/** The product page's data; null or empty parts failed to load and are hidden. */
export interface ProductData {
  product: Product
  ratings: ResponseOf<'GET /get-ratings'> | null
  related: ProductSummary[]
  delivery: ShippingOffer | null
  /** The return policy in one or two sentences. */
  returns: string | null
}

/** Loads a product and its secondary data, which neither fails nor blocks the page; an unknown product is a 404. */
export async function productLoader({ request, params, context }: LoaderFunctionArgs): Promise<ProductData> {
  const api = apiFrom(context)
  const { signal } = request
  const aside = { signal, timeoutMs: SECONDARY_TIMEOUT_MS }
  const id = params.id ?? ''
  const productRequest = api.request('GET /get-product/:id', { params: { id }, signal }).catch(orNotFound)
  const [{ data: product }, related, ratings, delivery, returns] = await Promise.all([
    productRequest,
    productRequest.then(({ data }) => fetchRelatedProducts(data, api, aside)).catch(() => []),
    api.request('GET /get-ratings', { query: { product_id: Number(id) }, ...aside }).catch(() => null),
    deliveryOffer().catch(() => null),
    returnsInShort().catch(() => null),
  ])
  return { product, ratings, related, delivery, returns }

  async function deliveryOffer(): Promise<ShippingOffer> {
    const { data: setting } = await api.request('GET /general-setting', aside)
    const now = new Date()
    return {
      simple: setting.simple_shipment,
      express: setting.express_shipment,
      freeFrom: setting.free_shipment,
      days: { simple: deliveryDays(TRANSIT_DAYS.simple, now), express: deliveryDays(TRANSIT_DAYS.express, now) },
    }
  }

  async function returnsInShort(): Promise<string> {
    return (await api.request('GET /get-pages', { query: { title: 'returns' }, ...aside })).data.summary
  }
}
