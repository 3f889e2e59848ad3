import { formatUsd, type Product } from '@shop/shared-api'
import { useId } from 'react'
import { createVariantLine, getUnitCents } from '../../buying/order-line'

interface VariantCellProps {
  product: Product
  variant: Product['productVariations'][number]
  pieces: number
  onChange(id: number, pieces: number): void
}

/** The quantity of a variant, limited to its stock; shows its price if variants differ. */
export function VariantCell({ product, variant, pieces, onChange }: VariantCellProps) {
  const note = useId()
  const { id, color, size, available } = variant
  if (available === 0) return <small>Sold out</small>
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={`Quantity for ${color}, ${size}`}
        aria-describedby={note}
        value={pieces || ''}
        onChange={({ target }) =>
          onChange(id, Math.min(available, Number(target.value.replace(/\D/g, '').slice(0, 4))))
        }
      />
      <span id={note}>
        {product.has_price_range && <small>{formatUsd(getUnitCents(createVariantLine(product, variant, 1)))}</small>}
        <small data-is-all={pieces === available || undefined}>
          {pieces === available ? `Only ${available} in stock` : `${available} in stock`}
        </small>
      </span>
    </>
  )
}
