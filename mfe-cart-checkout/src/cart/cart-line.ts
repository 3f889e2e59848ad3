/** One line of the cart as this browser keeps it. What it says of price is for telling a change, never the truth. */
export interface CartLine {
  /** Names the line in this cart for as long as it stands, whatever is chosen on it. */
  key: number
  productId: number
  /** Null while the chosen size and colour don't exist together. */
  variationId: number | null
  /** Pieces, from 1 to `mostPieces`. */
  quantity: number
  title: string
  /** Base address of the picture, without the width. */
  thumbnail: string
  size: string
  color: string
  /** Dollars per piece when the shopper last looked; null while unknown. */
  priceSeen: number | null
  salePriceSeen: number | null
  /** The product comes in other sizes or colours too, as last seen. */
  hasChoice: boolean
  /** The variation can't be bought now: checkout is closed until the line is changed or removed. */
  hasError: boolean
}

/** A line that is about to be added: the cart gives it its key. */
export type NewLine = Omit<CartLine, 'key'> & { variationId: number }

/** A choice among a product's variations, as add-to-cart and the line's own selects make it. */
export interface Variation {
  id: number
  size: string
  color: string
  /** Pieces in stock. */
  available: number
  image: string
  discount_price: number
  discount_sale_price: number | null
}

/** The fewest pieces of a line, and the most that the API takes. */
const minimumQuantity = 1
export const mostPieces = 9_999
/** The most lines that the API prices at once. */
export const mostLines = 100

/** Whole pieces within the bounds of a line; what is no number counts as the fewest. */
export function pieces(quantity: number): number {
  return Math.min(mostPieces, Math.max(minimumQuantity, Math.trunc(quantity) || minimumQuantity))
}
