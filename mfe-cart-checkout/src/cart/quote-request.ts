import type { QuoteRequest } from '@shop/shared-api'
import type { CartLine } from './cart-line'
import type { KeptCart } from './kept-cart'

/**
 * Ids from here down are of no variation: a line whose choice doesn't exist is asked for under one of its own, so
 * that the server says what there is instead, and counts nothing for it.
 */
const lastId = 2_147_483_647

/** The id under which the line is asked for. */
export function askedVariation({ variationId, key }: CartLine): number {
  return variationId ?? lastId - key
}

/** The lines as the API takes them, with the prices last seen so that it can name a change. */
export function productsOf(lines: readonly CartLine[]): QuoteRequest['products'] {
  return lines.map((line) => ({
    product_id: line.productId,
    product_variation_id: askedVariation(line),
    qty: line.quantity,
    ...(line.priceSeen !== null && { discount_price: line.priceSeen, discount_sale_price: line.salePriceSeen }),
  }))
}

/** Where the parcel goes, as far as that changes the amounts: the state's tax, and the price of the chosen delivery. */
export interface Destination {
  state: string
  shipment_id: string | null
}

/** The whole cart, to be priced; without a destination delivery is an estimate and tax is not known. */
export function quoteRequest({ lines, shipment, coupon }: KeptCart, to: Destination | null = null): QuoteRequest {
  return {
    products: productsOf(lines),
    shipment_type: shipment,
    ...(coupon && { coupen_id: coupon.id }),
    ...(to && { state: to.state, shipment_id: to.shipment_id }),
  }
}
