import type { CartItem, CartQuote } from '@shop/shared-api'
import { addChanges, changeOf } from './cart-changes'
import { pieces, type CartLine } from './cart-line'
import type { KeptCart } from './kept-cart'
import { askedVariation } from './quote-request'

/** What the server knows of each line, by the line's key; a line of a product that left the catalogue has none. */
export type ItemsByLine = ReadonlyMap<number, CartItem>

/** Finds each line's item. The server keeps the order and drops lines of unknown products only. */
export function itemsByLine({ items }: CartQuote, lines: readonly CartLine[]): ItemsByLine {
  const found = new Map<number, CartItem>()
  let next = 0
  for (const line of lines) {
    const item = items[next]
    if (!item || item.id !== line.productId) continue
    // A variation that is gone answers with the id 0.
    if (item.product_variation_id !== 0 && item.product_variation_id !== line.variationId) continue
    found.set(line.key, item)
    next += 1
  }
  return found
}

/** The cart brought to what the server says of it: title, stock, price and error of each line, and what that changed. */
export function applyQuote(cart: KeptCart, quote: CartQuote, items: ItemsByLine): KeptCart {
  const lines = cart.lines.map((line) => lineAsSold(line, items.get(line.key)))
  const fresh = quote.warnings.flatMap((warning) => {
    const line = cart.lines.find((candidate) => askedVariation(candidate) === warning.product_variation_id)
    return line ? changeOf(warning, line.key) : []
  })
  // Wholesellers are sent to by simple delivery, whatever was chosen before the login.
  const shipment = quote.express_offered ? cart.shipment : 'simple'
  return { ...cart, lines, shipment, changes: addChanges(cart.changes, fresh) }
}

function lineAsSold(line: CartLine, item: CartItem | undefined): CartLine {
  if (!item) return { ...line, hasError: true }
  if (!item.selectedVariantion) return { ...line, title: item.title, hasError: true }
  return {
    ...line,
    title: item.title,
    thumbnail: item.thumbnail,
    size: item.selectedSize,
    color: item.selectedColor,
    quantity: item.hasError ? line.quantity : pieces(item.quantity),
    priceSeen: item.discount_price,
    salePriceSeen: item.discount_sale_price,
    hasChoice: item.productVariations.length > 1,
    hasError: item.hasError,
  }
}
