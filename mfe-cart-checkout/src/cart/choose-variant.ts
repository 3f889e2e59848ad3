import { clampQuantity, type CartLine, type Variant } from './cart-line'
import { replaceLine } from './cart-lines'

/**
 * Chooses another color or size for a line. A variant that doesn't exist or is sold out puts the line in error, low
 * stock lowers its quantity, and a line that already has this variant is merged, within stock.
 */
export function chooseVariant(
  lines: readonly CartLine[],
  key: number,
  variants: readonly Variant[],
  choice: { size: string; color: string },
): CartLine[] {
  const line = lines.find((candidate) => candidate.key === key)
  if (!line) return [...lines]
  const chosen = variants.find(({ size, color }) => size === choice.size && color === choice.color)
  if (!chosen) return replaceLine(lines, { ...line, ...choice, variantId: null, hasError: true })
  const twin = lines.find((other) => other.key !== key && other.variantId === chosen.id)
  const requested = line.quantity + (twin?.quantity ?? 0)
  return replaceLine(
    lines.filter((other) => other !== twin),
    {
      ...line,
      ...choice,
      variantId: chosen.id,
      quantity: clampQuantity(chosen.available === 0 ? requested : Math.min(requested, chosen.available)),
      thumbnail: chosen.image,
      priceSeen: chosen.discount_price,
      salePriceSeen: chosen.discount_sale_price,
      hasError: chosen.available === 0,
    },
  )
}
