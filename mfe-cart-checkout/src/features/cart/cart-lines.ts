/** One line of the cart as this browser keeps it. What it says of price is for telling a change, never the truth. */
export interface CartLine {
  productId: number
  variationId: number
  /** Pieces, at least 1. */
  quantity: number
  title: string
  /** Base address of the picture, without the width. */
  thumbnail: string
  size: string
  color: string
  /** Dollars per piece when the shopper last looked; null while unknown. */
  priceSeen: number | null
  salePriceSeen: number | null
  /** The variation can't be bought now: checkout is closed until the line is changed or removed. */
  hasError: boolean
}

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

export const minimumQuantity = 1

/** Adds up with a line of the same product and variation, else puts a new line at the end. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const same = lines.find((line) => sameLine(line, added))
  if (!same) return [...lines, { ...added, quantity: Math.max(minimumQuantity, added.quantity) }]
  return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + added.quantity } : line))
}

export function removeLine(lines: readonly CartLine[], variationId: number): CartLine[] {
  return lines.filter((line) => line.variationId !== variationId)
}

/** Sets the absolute quantity of a line, at least 1. Stock is the server's to say. */
export function setQuantity(lines: readonly CartLine[], variationId: number, quantity: number): CartLine[] {
  const asked = Math.max(minimumQuantity, Math.trunc(quantity) || minimumQuantity)
  return lines.map((line) => (line.variationId === variationId ? { ...line, quantity: asked } : line))
}

/**
 * Takes another colour or size for a line. No such variation, or none in stock: the line is in error. Else the
 * stock bounds the quantity. A line of the chosen variation that is there already takes the pieces in.
 */
export function chooseVariation(
  lines: readonly CartLine[],
  variationId: number,
  variations: readonly Variation[],
  choice: { size: string; color: string },
): CartLine[] {
  const line = lines.find((candidate) => candidate.variationId === variationId)
  if (!line) return [...lines]
  const chosen = variations.find(({ size, color }) => size === choice.size && color === choice.color)
  if (!chosen || chosen.available === 0) {
    return replace(lines, line, { ...line, ...choice, variationId: chosen?.id ?? line.variationId, hasError: true })
  }
  const changed: CartLine = {
    ...line,
    ...choice,
    variationId: chosen.id,
    quantity: Math.min(line.quantity, chosen.available),
    thumbnail: chosen.image,
    priceSeen: chosen.discount_price,
    salePriceSeen: chosen.discount_sale_price,
    hasError: false,
  }
  const twin = lines.find((candidate) => candidate !== line && sameLine(candidate, changed))
  if (!twin) return replace(lines, line, changed)
  const together = { ...changed, quantity: Math.min(twin.quantity + changed.quantity, chosen.available) }
  return replace(lines.filter((candidate) => candidate !== twin), line, together)
}

/** Whether any line keeps checkout closed. */
export function cartHasError(lines: readonly CartLine[]): boolean {
  return lines.some((line) => line.hasError)
}

/** Pieces in all lines. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

function sameLine(a: CartLine, b: CartLine): boolean {
  return a.productId === b.productId && a.variationId === b.variationId
}

function replace(lines: readonly CartLine[], old: CartLine, next: CartLine): CartLine[] {
  return lines.map((line) => (line === old ? next : line))
}
