/**
 * One line of the cart as this browser stores it. Its prices only serve to detect changes; the server's prices count.
 */
export interface CartLine {
  /** Identifies the line in this cart and stays the same when its variant changes. */
  key: number
  productId: number
  /** Null while the chosen size and color don't exist together. */
  variantId: number | null
  /** Pieces, from 1 to `MAX_LINE_QUANTITY`. */
  quantity: number
  title: string
  /** Base address of the picture, without the width. */
  thumbnail: string
  size: string
  color: string
  /** Dollars per piece when the shopper last saw the line; null while unknown. */
  priceSeen: number | null
  salePriceSeen: number | null
  /** Whether the product comes in other sizes or colors, as last seen. */
  hasChoice: boolean
  /** The variant is unavailable: checkout is blocked until the line is changed or removed. */
  hasError: boolean
}

/** A line to add; the cart assigns its key. */
export type NewLine = Omit<CartLine, 'key'> & { variantId: number }

/** A product's variant, as chosen by add-to-cart and by the selects of a line. */
export interface Variant {
  id: number
  size: string
  color: string
  /** Pieces in stock. */
  available: number
  image: string
  discount_price: number
  discount_sale_price: number | null
}

/** Bounds of a line's quantity, as the API accepts it. */
const MIN_LINE_QUANTITY = 1
export const MAX_LINE_QUANTITY = 9_999
/** Most lines that the API prices in one request. */
export const MAX_CART_LINES = 100

/** Rounds a quantity down and clamps it to the bounds of a line; NaN becomes the minimum. */
export function clampQuantity(quantity: number): number {
  return Math.min(MAX_LINE_QUANTITY, Math.max(MIN_LINE_QUANTITY, Math.trunc(quantity) || MIN_LINE_QUANTITY))
}
