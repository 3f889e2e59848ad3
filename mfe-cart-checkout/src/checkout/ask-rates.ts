import type { Api, RatesRequest, ShipmentRate } from '@shop/shared-api'
import type { CartLine } from '../cart/cart-line'
import { productsOf } from '../cart/quote-request'
import type { TypedAddress } from './checkout-draft'

/** The postal part of an address. */
export type PostalAddress = Omit<RatesRequest, 'products'>

const loadRules = () => import(/* webpackChunkName: "rules" */ '../rules')

/** The postal part of what was typed, once a parcel could be sent there; undefined before. Where the rules can't be had the API judges. */
export async function postalOf(typed: TypedAddress): Promise<PostalAddress | undefined> {
  const postal = {
    address: typed.address ?? '',
    address_2: typed.address_2 ?? '',
    city: typed.city ?? '',
    state: typed.state ?? '',
    zip: typed.zip ?? '',
  }
  if (!postal.zip) return undefined
  const rules = await loadRules().catch(() => undefined)
  const isWhole = Object.entries(rules?.address ?? {}).every(
    ([field, rule]) => rule.safeParse(postal[field as keyof typeof postal]).success,
  )
  return isWhole ? postal : undefined
}

/** How long a rate that has just come counts as good, whatever this browser's clock says of its end. */
const leastMs = 5 * 60_000

/** Asks what sending these lines to an address costs; throws ApiError. */
export async function askRates(api: Api, lines: readonly CartLine[], postal: PostalAddress): Promise<ShipmentRate[]> {
  const body = { ...postal, products: productsOf(lines) }
  const { data } = await api.request('POST /rates', { body, silent: true })
  const soon = Date.now() + leastMs
  // By a clock that goes ahead of the shop's every rate would be over as it comes, and nothing could be ordered.
  return data.map((rate) =>
    Date.parse(rate.expires_at) < soon ? { ...rate, expires_at: new Date(soon).toISOString() } : rate,
  )
}
