import type { Product, Roster } from '@shop/shared-api'
import { createVariantLine, type OrderLine } from '../../buying/order-line'

/** Converts a roster to order lines, one per size. Quantities above the stock are lowered to it and listed. */
export function toOrderLines({ color, entries }: Roster, product: Product): { lines: OrderLine[]; missing: string[] } {
  const lines: OrderLine[] = []
  const missing: string[] = []
  for (const size of new Set(entries.map((entry) => entry.size))) {
    const wanted = entries.filter((entry) => entry.size === size).length
    const variant = product.productVariations.find((other) => other.size === size && other.color === color)
    const quantity = Math.min(wanted, variant?.available ?? 0)
    if (quantity < wanted) missing.push(`${size}: ${wanted} wanted, ${quantity} in stock`)
    if (variant && quantity > 0) lines.push(createVariantLine(product, variant, quantity))
  }
  return { lines, missing }
}

/** Exports the members as CSV: with a byte order mark so that spreadsheets decode names, and with formulas defused. */
export function serializeRosterCsv({ entries }: Roster): string {
  const cell = (text: string) => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return [
    '\uFEFFname,size,number',
    ...entries.map(({ name, size, number }) => [name, size, number].map(cell).join()),
  ].join('\n')
}
