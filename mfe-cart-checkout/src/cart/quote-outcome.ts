import type { CartItem, CartQuote } from '@shop/shared-api'
import { mergeChanges, toCartChange } from './cart-changes'
import { clampQuantity, type CartLine } from './cart-line'
import type { StoredCart } from './stored-cart'
import { quotedVariantId } from './quote-request'

/** The server's item of each line, by line key; a line has none if its product left the catalog. */
export type ItemsByLine = ReadonlyMap<number, CartItem>

/** Matches items to lines. The server keeps their order and only omits lines of unknown products. */
export function itemsByLine({ items }: CartQuote, lines: readonly CartLine[]): ItemsByLine {
  const found = new Map<number, CartItem>()
  let next = 0
  for (const line of lines) {
    const item = items[next]
    if (!item || item.id !== line.productId) continue
    // A nonexistent variant is returned with the id 0.
    if (item.product_variation_id !== 0 && item.product_variation_id !== line.variantId) continue
    found.set(line.key, item)
    next += 1
  }
  return found
}

/** Updates the cart with the server's title, stock, price and error of each line, and records the changes. */
export function applyQuote(cart: StoredCart, quote: CartQuote, items: ItemsByLine): StoredCart {
  const lines = cart.lines.map((line) => updateLine(line, items.get(line.key)))
  const newChanges = quote.warnings.flatMap((warning) => {
    const line = cart.lines.find((candidate) => quotedVariantId(candidate) === warning.product_variation_id)
    return line ? toCartChange(warning, line.key) : []
  })
  // Wholesalers always get simple shipping, even if they chose express before the login.
  const shipment = quote.express_offered ? cart.shipment : 'simple'
  return { ...cart, lines, shipment, changes: mergeChanges(cart.changes, newChanges) }
}

function updateLine(line: CartLine, item: CartItem | undefined): CartLine {
  if (!item) return { ...line, hasError: true }
  if (!item.selectedVariantion) return { ...line, title: item.title, hasError: true }
  return {
    ...line,
    title: item.title,
    thumbnail: item.thumbnail,
    size: item.selectedSize,
    color: item.selectedColor,
    quantity: item.hasError ? line.quantity : clampQuantity(item.quantity),
    priceSeen: item.discount_price,
    salePriceSeen: item.discount_sale_price,
    hasChoice: item.productVariations.length > 1,
    hasError: item.hasError,
  }
}
