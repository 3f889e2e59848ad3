import { toCents } from '@shop/shared-api'
import { MAX_CART_LINES, clampQuantity, type CartLine, type NewLine } from './cart-line'

/**
 * Merges with the line of the same variant, or appends a new line. `stock` limits the quantity where it is known. A
 * full cart is returned unchanged: check `hasRoomFor` first.
 */
export function addLine(lines: readonly CartLine[], added: NewLine, stock = Infinity): CartLine[] {
  const same = lines.find((line) => line.variantId === added.variantId)
  if (same)
    return replaceLine(lines, { ...same, quantity: clampQuantity(Math.min(same.quantity + added.quantity, stock)) })
  if (!hasRoomFor(lines, added)) return [...lines]
  return [...lines, { ...added, key: nextKey(lines), quantity: clampQuantity(Math.min(added.quantity, stock)) }]
}

/** Whether the cart can take this variant: it already has a line, or the line limit isn't reached. */
export function hasRoomFor(lines: readonly CartLine[], { variantId }: NewLine): boolean {
  return lines.length < MAX_CART_LINES || lines.some((line) => line.variantId === variantId)
}

/** The lines without this one. */
export function removeLine(lines: readonly CartLine[], key: number): CartLine[] {
  return lines.filter((line) => line.key !== key)
}

/** The lines with fewer pieces of a variant; without its line when none remain. */
export function removePieces(lines: readonly CartLine[], variantId: number, pieces: number): CartLine[] {
  return removeOrdered(lines, [{ product_variation_id: variantId, qty: pieces }])
}

/** The lines minus the ordered quantities: pieces added since the order was sent remain. */
export function removeOrdered(
  lines: readonly CartLine[],
  ordered: readonly { product_variation_id: number; qty: number }[],
): CartLine[] {
  return lines.flatMap((line) => {
    const orderedQuantity =
      ordered.find(({ product_variation_id }) => product_variation_id === line.variantId)?.qty ?? 0
    return line.quantity > orderedQuantity ? [{ ...line, quantity: line.quantity - orderedQuantity }] : []
  })
}

/** Restores a removed line at its index; if its variant is in the cart again, merges with that line. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): CartLine[] {
  const { variantId } = line
  if (variantId !== null && lines.some((other) => other.variantId === variantId)) {
    return addLine(lines, { ...line, variantId })
  }
  if (lines.length >= MAX_CART_LINES) return [...lines]
  const key = lines.some((other) => other.key === line.key) ? nextKey(lines) : line.key
  return [...lines.slice(0, index), { ...line, key }, ...lines.slice(index)]
}

/** Sets the absolute quantity of a line, without a stock check: the server does that. */
export function setQuantity(lines: readonly CartLine[], key: number, quantity: number): CartLine[] {
  return lines.map((line) => (line.key === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

/** Replaces the line that has the same key. */
export function replaceLine(lines: readonly CartLine[], next: CartLine): CartLine[] {
  return lines.map((line) => (line.key === next.key ? next : line))
}

/** Whether any line blocks checkout. */
export function cartHasError(lines: readonly CartLine[]): boolean {
  return lines.some((line) => line.hasError)
}

/** Number of pieces in all lines. */
export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

/** Price of one piece in cents, as last seen; null while unknown. */
export function unitCents({ priceSeen, salePriceSeen }: Pick<CartLine, 'priceSeen' | 'salePriceSeen'>): number | null {
  const dollars = salePriceSeen ?? priceSeen
  return dollars === null ? null : toCents(dollars)
}

/** Price of the line in cents, as last seen; 0 for a line in error. */
export function lineCents(line: CartLine): number {
  return line.hasError ? 0 : (unitCents(line) ?? 0) * line.quantity
}

/** Subtotal in cents at the last known prices, shown until the server has responded. */
export function subtotalCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}

function nextKey(lines: readonly CartLine[]): number {
  return 1 + Math.max(0, ...lines.map((line) => line.key))
}
