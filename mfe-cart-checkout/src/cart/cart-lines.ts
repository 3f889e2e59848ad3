import { toCents } from '@shop/shared-api'
import { mostLines, pieces, type CartLine, type NewLine } from './cart-line'

/**
 * Adds up with the line of the same variation, else puts a new line at the end. `stock` bounds the quantity where
 * it is known. A full cart stays as it is: ask `hasRoomFor` first.
 */
export function addLine(lines: readonly CartLine[], added: NewLine, stock = Infinity): CartLine[] {
  const same = lines.find((line) => line.variationId === added.variationId)
  if (same) return replaceLine(lines, { ...same, quantity: pieces(Math.min(same.quantity + added.quantity, stock)) })
  if (!hasRoomFor(lines, added)) return [...lines]
  return [...lines, { ...added, key: nextKey(lines), quantity: pieces(Math.min(added.quantity, stock)) }]
}

/** Whether the cart can take this variation: it stands there already, or there is a line left. */
export function hasRoomFor(lines: readonly CartLine[], { variationId }: NewLine): boolean {
  return lines.length < mostLines || lines.some((line) => line.variationId === variationId)
}

/** Takes the line out. */
export function removeLine(lines: readonly CartLine[], key: number): CartLine[] {
  return lines.filter((line) => line.key !== key)
}

/** The lines without what was ordered of them: pieces that were added meanwhile stay. */
export function takeOut(
  lines: readonly CartLine[],
  ordered: readonly { product_variation_id: number; qty: number }[],
): CartLine[] {
  return lines.flatMap((line) => {
    const taken = ordered.find(({ product_variation_id }) => product_variation_id === line.variationId)?.qty ?? 0
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : []
  })
}

/** Puts a removed line back where it stood; if its variation is in the cart again by now, adds up with that. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, place: number): CartLine[] {
  const { variationId } = line
  if (variationId !== null && lines.some((other) => other.variationId === variationId)) {
    return addLine(lines, { ...line, variationId })
  }
  if (lines.length >= mostLines) return [...lines]
  const key = lines.some((other) => other.key === line.key) ? nextKey(lines) : line.key
  return [...lines.slice(0, place), { ...line, key }, ...lines.slice(place)]
}

/** Sets the absolute quantity of a line. Stock is the server's to say. */
export function setQuantity(lines: readonly CartLine[], key: number, quantity: number): CartLine[] {
  return lines.map((line) => (line.key === key ? { ...line, quantity: pieces(quantity) } : line))
}

/** The lines with this one in place of the one with its key. */
export function replaceLine(lines: readonly CartLine[], next: CartLine): CartLine[] {
  return lines.map((line) => (line.key === next.key ? next : line))
}

/** Whether any line keeps checkout closed. */
export function cartHasError(lines: readonly CartLine[]): boolean {
  return lines.some((line) => line.hasError)
}

/** Pieces in all lines. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

/** What one piece of the line costs in cents, as last seen; null while unknown. */
export function unitCents({ priceSeen, salePriceSeen }: Pick<CartLine, 'priceSeen' | 'salePriceSeen'>): number | null {
  const dollars = salePriceSeen ?? priceSeen
  return dollars === null ? null : toCents(dollars)
}

/** What the line costs in cents, as last seen; one in error costs nothing. */
export function lineCents(line: CartLine): number {
  return line.hasError ? 0 : (unitCents(line) ?? 0) * line.quantity
}

/** The cart's worth in cents by the prices last seen: what to show until the server has answered. */
export function worthOf(lines: readonly CartLine[]): number {
  return lines.reduce((worth, line) => worth + lineCents(line), 0)
}

function nextKey(lines: readonly CartLine[]): number {
  return 1 + Math.max(0, ...lines.map((line) => line.key))
}
