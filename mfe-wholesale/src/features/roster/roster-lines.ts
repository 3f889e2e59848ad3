import type { Product, Roster } from '@shop/shared-api'
import { lineOfVariation, type OrderLine } from '../../buying/order-line'

/** What a roster orders: one line a size. Sizes that the stock does not cover are lowered to it and named. */
export function rosterLines({ color, entries }: Roster, product: Product): { lines: OrderLine[]; missing: string[] } {
  const lines: OrderLine[] = []
  const missing: string[] = []
  for (const size of new Set(entries.map((entry) => entry.size))) {
    const wanted = entries.filter((entry) => entry.size === size).length
    const variation = product.productVariations.find((other) => other.size === size && other.color === color)
    const quantity = Math.min(wanted, variation?.available ?? 0)
    if (quantity < wanted) missing.push(`${size}: ${wanted} wanted, ${quantity} in stock`)
    if (variation && quantity > 0) lines.push(lineOfVariation(product, variation, quantity))
  }
  return { lines, missing }
}

/** The members as a CSV file for the printer: marked as UTF-8, so that a sheet spells names right, and what it would take for a formula is defused. */
export function rosterCsv({ entries }: Roster): string {
  const cell = (text: string) => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return [
    '\uFEFFname,size,number',
    ...entries.map(({ name, size, number }) => [name, size, number].map(cell).join()),
  ].join('\n')
}
