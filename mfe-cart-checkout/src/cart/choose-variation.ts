import { pieces, type CartLine, type Variation } from './cart-line'
import { replaceLine } from './cart-lines'

/**
 * Takes another colour or size for a line, with the three outcomes: no such variation or none in stock puts the line
 * in error, less stock than pieces lowers the quantity, else it is only chosen. A line of the chosen variation that
 * stands there already is taken in, within stock.
 */
export function chooseVariation(
  lines: readonly CartLine[],
  key: number,
  variations: readonly Variation[],
  choice: { size: string; color: string },
): CartLine[] {
  const line = lines.find((candidate) => candidate.key === key)
  if (!line) return [...lines]
  const chosen = variations.find(({ size, color }) => size === choice.size && color === choice.color)
  if (!chosen) return replaceLine(lines, { ...line, ...choice, variationId: null, hasError: true })
  const twin = lines.find((other) => other.key !== key && other.variationId === chosen.id)
  const wanted = line.quantity + (twin?.quantity ?? 0)
  return replaceLine(
    lines.filter((other) => other !== twin),
    {
      ...line,
      ...choice,
      variationId: chosen.id,
      quantity: pieces(chosen.available === 0 ? wanted : Math.min(wanted, chosen.available)),
      thumbnail: chosen.image,
      priceSeen: chosen.discount_price,
      salePriceSeen: chosen.discount_sale_price,
      hasError: chosen.available === 0,
    },
  )
}
