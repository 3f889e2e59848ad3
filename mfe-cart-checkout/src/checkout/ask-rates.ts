import type { Api, RatesRequest, ShipmentRate } from '@shop/shared-api'
import { address } from '@shop/shared-api/contract'
import type { CartLine } from '../cart/cart-line'
import { productsOf } from '../cart/quote-request'
import type { TypedAddress } from './checkout-draft'

/** The postal part of an address. */
export type PostalAddress = Omit<RatesRequest, 'products'>

/** The postal part of what was typed, once a parcel could be sent there; undefined before. */
export function postalOf(typed: TypedAddress): PostalAddress | undefined {
  const postal = {
    address: typed.address ?? '',
    address_2: typed.address_2 ?? '',
    city: typed.city ?? '',
    state: typed.state ?? '',
    zip: typed.zip ?? '',
  }
  const isWhole = Object.entries(address).every(
    ([field, rule]) => rule.safeParse(postal[field as keyof typeof postal]).success,
  )
  return isWhole ? postal : undefined
}

/** Asks what sending these lines to an address costs; throws ApiError. */
export async function askRates(api: Api, lines: readonly CartLine[], postal: PostalAddress): Promise<ShipmentRate[]> {
  const body = { ...postal, products: productsOf(lines) }
  return (await api.request('POST /rates', { body, silent: true })).data
}
