import type { QuoteRequest } from '@shop/shared-api'
import type { CartLine } from './cart-line'
import type { StoredCart } from './stored-cart'

/**
 * Ids counted down from here belong to no variant: a line with a combination that doesn't exist is quoted under one,
 * so that the server lists the existing variants and charges nothing for it.
 */
const MAX_ID = 2_147_483_647

/** The variant id under which the line is quoted. */
export function quotedVariantId({ variantId, key }: CartLine): number {
  return variantId ?? MAX_ID - key
}

/** The lines as the API expects them, with the last known prices so that it can report changes. */
export function toQuoteProducts(lines: readonly CartLine[]): QuoteRequest['products'] {
  return lines.map((line) => ({
    product_id: line.productId,
    product_variation_id: quotedVariantId(line),
    qty: line.quantity,
    ...(line.priceSeen !== null && { discount_price: line.priceSeen, discount_sale_price: line.salePriceSeen }),
  }))
}

/** The destination as far as it affects amounts: the state for tax, and the chosen shipping rate. */
export interface Destination {
  state: string
  shipment_id: string | null
}

/** The quote request for the complete cart; without a destination shipping is an estimate and tax is unknown. */
export function quoteRequest({ lines, shipment, coupon }: StoredCart, to: Destination | null = null): QuoteRequest {
  return {
    products: toQuoteProducts(lines),
    shipment_type: shipment,
    ...(coupon && { coupen_id: coupon.id }),
    ...(to && { state: to.state, shipment_id: to.shipment_id }),
  }
}
