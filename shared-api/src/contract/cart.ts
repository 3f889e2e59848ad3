import { z } from './zod'
import { address } from './address'
import { productVariation } from './catalogue'
import { dataOf, endpoint } from './endpoint'
import { couponId, dollars, singleLine, rowId } from './text'

/** How a parcel travels; `standard` is another word for `simple`. */
export const shipmentType = z.enum(['simple', 'standard', 'express'])
/** The two ways as answers name them. */
export type ShipmentType = 'simple' | 'express'

/** One line of the cart as the browser holds it. Prices are what the shopper last saw, told only so that a change can be named. */
export const cartLine = z.strictObject({
  product_id: rowId,
  product_variation_id: rowId,
  qty: z.int().min(1).max(9999),
  discount_price: dollars.optional(),
  discount_sale_price: dollars.nullable().optional(),
})
export type CartLine = z.input<typeof cartLine>

const lines = z.array(cartLine).max(100)

/** The browser's secret for the pieces that are kept for its checkout; letters only, so that no part of it is a card's number. */
export const holdKey = z.string().regex(/^[a-z]{26,64}$/, 'A hold key has 26 to 64 small letters')

/** The whole cart, to be priced. Whatever it says of price or free delivery changes nothing. */
export const quoteRequest = z.strictObject({
  products: lines,
  shipment_type: shipmentType.default('simple'),
  free_shipment: z.enum(['yes', 'no']).optional(),
  coupen_id: couponId.nullable().optional(),
  /** A rate from /rates; the settings' price holds without one. */
  shipment_id: singleLine(1, 80).nullable().optional(),
  /** Ship-to state, for the tax; without one the tax is zero. */
  state: address.state.nullable().optional(),
  /** Pieces held under this key count as there; those that others hold never do. */
  hold_key: holdKey.nullable().optional(),
})
export type QuoteRequest = z.input<typeof quoteRequest>

/** A line as the API sees it now. */
export const cartItem = z.object({
  /** The product's id. */
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string(),
  productVariations: z.array(productVariation),
  selectedSize: z.string(),
  selectedColor: z.string(),
  quantity: z.int(),
  product_variation_id: z.int(),
  discount_price: z.number(),
  discount_sale_price: z.number().nullable(),
  /** The variation is gone or sold out: checkout is closed until the line is removed or changed. */
  hasError: z.boolean(),
  selectedVariantion: productVariation.nullable(),
  line_total: z.number(),
})
export type CartItem = z.infer<typeof cartItem>

/** Something that changed since the shopper last looked: prices in dollars, quantities in pieces. */
export const cartWarning = z.object({
  product_variation_id: z.int(),
  code: z.enum(['price_changed', 'qty_reduced', 'unavailable']),
  from: z.number(),
  to: z.number(),
  message: z.string(),
})
export type CartWarning = z.infer<typeof cartWarning>

/** The amounts of a cart or order, in dollars. */
export const cartAmounts = z.object({
  subtotal: z.number(),
  delivery_charges: z.number(),
  /** What the coupon takes off. */
  coupon: z.number(),
  /** What sale prices saved; already inside the subtotal. */
  sale_discount: z.number(),
  /** What is taken off the subtotal, by coupon or by tier. */
  discount: z.number(),
  /** Percent of that discount. */
  discount_percentage: z.number(),
  discount_label: z.enum(['Coupon', 'Wholeseller']).nullable(),
  tax: z.number(),
  /** The ship-to state's rate, as a fraction: 0.04 for 4%. */
  applied_tax: z.number(),
  total: z.number(),
})
export type CartAmounts = z.infer<typeof cartAmounts>

/** A priced cart. */
export const cartQuote = cartAmounts.extend({
  items: z.array(cartItem),
  warnings: z.array(cartWarning),
  /** Pieces in all lines. */
  count: z.int(),
  cartHasError: z.boolean(),
  shipment_type: z.enum(['simple', 'express']),
  /** False for approved wholesellers. */
  express_offered: z.boolean(),
  /** Free-delivery note; null when there is nothing to say, as for approved wholesellers. */
  shipment_note: z.string().nullable(),
  wholesalerDiscountMessage: z.string().nullable(),
  /** Why the coupon sent with the cart no longer counts. */
  coupon_message: z.string().nullable(),
})
export type CartQuote = z.infer<typeof cartQuote>

/** A way to send a parcel, good until `expires_at`. */
export const shipmentRate = z.object({
  object_id: z.string(),
  type: z.enum(['simple', 'express']),
  title: z.string(),
  charges: z.number(),
  est_min_days: z.int(),
  est_max_days: z.int(),
  expires_at: z.string(),
})
export type ShipmentRate = z.infer<typeof shipmentRate>

/** Where a parcel would go, and what is in it. */
export const ratesRequest = z.strictObject({ products: lines.min(1, 'Your cart is empty'), ...address })
export type RatesRequest = z.input<typeof ratesRequest>

/** A code to try; with the cart's lines its smallest order is checked too. */
export const couponForm = z.strictObject({ code: singleLine(1, 40), products: lines.optional() })
export type CouponForm = z.input<typeof couponForm>

/** Which pieces to keep for a checkout. */
export const stockHoldForm = z.strictObject({ hold_key: holdKey, products: lines.min(1, 'Your cart is empty') })
export type StockHoldForm = z.input<typeof stockHoldForm>

/** How long the pieces are kept. */
export const stockHold = z.object({
  held_until: z.string(),
  /** Asking again keeps them no longer than this. */
  held_at_most_until: z.string(),
})
export type StockHold = z.infer<typeof stockHold>

/** Calls that price a cart. */
export const cartEndpoints = {
  'POST /add-to-cart': endpoint({
    summary: 'Price the whole cart; asking twice changes nothing',
    tag: 'cart',
    access: 'optional',
    body: quoteRequest,
    response: cartQuote,
    failures: [401, 422],
  }),
  'POST /rates': endpoint({
    summary: 'Ways to send the cart to an address',
    tag: 'cart',
    access: 'optional',
    body: ratesRequest,
    response: dataOf(z.array(shipmentRate)),
    failures: [401, 409, 422],
  }),
  'POST /apply-coupen': endpoint({
    summary: 'Check a coupon; refusals carry code not_found, expired, min_subtotal, used or not_for_wholesale',
    tag: 'cart',
    access: 'optional',
    body: couponForm,
    response: z.object({ coupon: z.object({ id: z.int(), value: z.number(), code: z.string() }) }),
    failures: [401, 422],
  }),
  'POST /stock-hold': endpoint({
    summary:
      'Keep the pieces of a checkout for 10 minutes, and for 15 at most by asking again; an order with the same hold_key takes them. 409 names the lines (out_of_stock), or says that nothing is held (hold_over, hold_too_large)',
    tag: 'cart',
    access: 'optional',
    body: stockHoldForm,
    response: dataOf(stockHold),
    failures: [401, 409, 422],
  }),
}
