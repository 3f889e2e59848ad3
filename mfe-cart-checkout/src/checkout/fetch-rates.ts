import type { Api, RatesRequest, ShipmentRate } from '@shop/shared-api'
import type { CartLine } from '../cart/cart-line'
import { toQuoteProducts } from '../cart/quote-request'
import type { TypedAddress } from './checkout-draft'

/** The postal part of an address. */
export type PostalAddress = Omit<RatesRequest, 'products'>

const loadRules = () => import(/* webpackChunkName: "rules" */ '../rules')

/**
 * The postal part of the typed address once it is valid; undefined before. When the rules can't be loaded, the API
 * validates.
 */
export async function toPostalAddress(typed: TypedAddress): Promise<PostalAddress | undefined> {
  const postal = {
    address: typed.address ?? '',
    address_2: typed.address_2 ?? '',
    city: typed.city ?? '',
    state: typed.state ?? '',
    zip: typed.zip ?? '',
  }
  if (!postal.zip) return undefined
  const rules = await loadRules().catch(() => undefined)
  const isValid = Object.entries(rules?.address ?? {}).every(
    ([field, rule]) => rule.safeParse(postal[field as keyof typeof postal]).success,
  )
  return isValid ? postal : undefined
}

/** Minimum validity of a new rate, even if this browser's clock says that it has expired. */
const MIN_RATE_LIFETIME_MS = 5 * 60_000

/** Fetches the shipping rates of these lines to an address; throws ApiError. */
export async function fetchRates(api: Api, lines: readonly CartLine[], postal: PostalAddress): Promise<ShipmentRate[]> {
  const body = { ...postal, products: toQuoteProducts(lines) }
  const { data } = await api.request('POST /rates', { body, silent: true })
  const minExpiry = Date.now() + MIN_RATE_LIFETIME_MS
  // With a clock ahead of the server's, every rate would already be expired and nothing could be ordered.
  return data.map((rate) =>
    Date.parse(rate.expires_at) < minExpiry ? { ...rate, expires_at: new Date(minExpiry).toISOString() } : rate,
  )
}
