import { z } from './zod'
import { address } from './address'
import { productVariant } from './catalogue'
import { dataOf, endpoint } from './endpoint'
import { couponId, dollars, singleLine, rowId } from './text'

/** Shipping method; `standard` is an alias of `simple`. */
export const shipmentType = z.enum(['simple', 'standard', 'express'])
/** The two shipping methods in responses. */
export type ShipmentType = 'simple' | 'express'

/** A cart line as stored in the browser. Prices are what the shopper last saw, sent only to detect changes. */
export const cartLine = z.strictObject({
  product_id: rowId,
  product_variation_id: rowId,
  qty: z.int().min(1).max(9999),
  discount_price: dollars.optional(),
  discount_sale_price: dollars.nullable().optional(),
})
export type CartLine = z.input<typeof cartLine>

const lines = z.array(cartLine).max(100)

/** The browser's secret for its stock hold; letters only, so that no part of it resembles a card number. */
export const holdKey = z.string().regex(/^[a-z]{26,64}$/, 'A hold key has 26 to 64 small letters')

/** The full cart to be priced. Prices and free shipping claims of the client are ignored. */
export const quoteRequest = z.strictObject({
  products: lines,
  shipment_type: shipmentType.default('simple'),
  free_shipment: z.enum(['yes', 'no']).optional(),
  coupen_id: couponId.nullable().optional(),
  /** A rate from /rates; the settings' price holds without one. */
  shipment_id: singleLine(1, 80).nullable().optional(),
  /** Ship-to state, for the tax; without one the tax is zero. */
  state: address.state.nullable().optional(),
  /** Units held under this key count as available; those held by others don't. */
  hold_key: holdKey.nullable().optional(),
})
export type QuoteRequest = z.input<typeof quoteRequest>

/** A line with current data. */
export const cartItem = z.object({
  /** The product's id. */
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string(),
  productVariations: z.array(productVariant),
  selectedSize: z.string(),
  selectedColor: z.string(),
  quantity: z.int(),
  product_variation_id: z.int(),
  discount_price: z.number(),
  discount_sale_price: z.number().nullable(),
  /** The variant is gone or sold out: checkout is blocked until the line is removed or changed. */
  hasError: z.boolean(),
  selectedVariantion: productVariant.nullable(),
  line_total: z.number(),
})
export type CartItem = z.infer<typeof cartItem>

/** A change since the shopper last looked: prices in dollars, quantities in units. */
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
  /** Discount by the coupon. */
  coupon: z.number(),
  /** What sale prices saved; already inside the subtotal. */
  sale_discount: z.number(),
  /** Discount on the subtotal, by coupon or tier. */
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
  /** Free shipping message; null when it doesn't apply, as for approved wholesalers. */
  shipment_note: z.string().nullable(),
  wholesalerDiscountMessage: z.string().nullable(),
  /** Why the coupon sent with the cart is no longer valid. */
  coupon_message: z.string().nullable(),
})
export type CartQuote = z.infer<typeof cartQuote>

/** A shipping rate, valid until `expires_at`. */
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

/** Address and contents of a parcel. */
export const ratesRequest = z.strictObject({ products: lines.min(1, 'Your cart is empty'), ...address })
export type RatesRequest = z.input<typeof ratesRequest>

/** A code to try; with the cart's lines its smallest order is checked too. */
export const couponForm = z.strictObject({ code: singleLine(1, 40), products: lines.optional() })
export type CouponForm = z.input<typeof couponForm>

/** Units to hold for a checkout. */
export const stockHoldForm = z.strictObject({ hold_key: holdKey, products: lines.min(1, 'Your cart is empty') })
export type StockHoldForm = z.input<typeof stockHoldForm>

/** A stock hold. */
export const stockHold = z.object({
  held_until: z.string(),
  /** Renewing extends the hold to this time at most. */
  held_at_most_until: z.string(),
})
export type StockHold = z.infer<typeof stockHold>

/** Calls that price a cart. */
export const cartEndpoints = {
  'POST /add-to-cart': endpoint({
    summary: 'Price the full cart; idempotent',
    tag: 'cart',
    access: 'optional',
    body: quoteRequest,
    response: cartQuote,
    failures: [401, 422],
  }),
  'POST /rates': endpoint({
    summary: 'Shipping rates of the cart for an address',
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
      'Hold the units of a checkout for 10 minutes, renewable up to 15; an order with the same hold_key uses them. 409 names the lines (out_of_stock), or says that nothing is held (hold_over, hold_too_large)',
    tag: 'cart',
    access: 'optional',
    body: stockHoldForm,
    response: dataOf(stockHold),
    failures: [401, 409, 422],
  }),
}
