import { formatUsd, type Product } from '@shop/shared-api'
import { useId } from 'react'
import { lineOfVariation, unitCents } from '../../buying/order-line'

interface VariationCellProps {
  product: Product
  variation: Product['productVariations'][number]
  pieces: number
  onChange(id: number, pieces: number): void
}

/** How many pieces of one size and color, never more than there are; its own price where a product has several. */
export function VariationCell({ product, variation, pieces, onChange }: VariationCellProps) {
  const note = useId()
  const { id, color, size, available } = variation
  if (available === 0) return <small>Sold out</small>
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={`Pieces of ${color}, ${size}`}
        aria-describedby={note}
        value={pieces || ''}
        onChange={({ target }) =>
          onChange(id, Math.min(available, Number(target.value.replace(/\D/g, '').slice(0, 4))))
        }
      />
      <span id={note}>
        {product.has_price_range && <small>{formatUsd(unitCents(lineOfVariation(product, variation, 1)))}</small>}
        <small data-is-all={pieces === available || undefined}>
          {pieces === available ? `All ${available} in stock` : `${available} in stock`}
        </small>
      </span>
    </>
  )
}
