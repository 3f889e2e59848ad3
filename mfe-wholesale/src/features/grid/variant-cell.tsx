import { formatUsd, type Product } from '@shop/shared-api'
import { useQuantityInput } from '@shop/shared-ui'
import { useId } from 'react'
import { createVariantLine, getUnitCents } from '../../buying/order-line'

interface VariantCellProps {
  product: Product
  variant: Product['productVariations'][number]
  pieces: number
  onChange(id: number, pieces: number): void
}

/** The quantity of a variant, limited to its stock, with its item code; shows its price if variants differ. */
export function VariantCell({ product, variant, pieces, onChange }: VariantCellProps) {
  const note = useId()
  const { id, color, size, available } = variant
  const { error, inputProps } = useQuantityInput({
    value: pieces,
    onChange: (quantity) => onChange(id, quantity),
    min: 0,
    max: available,
  })
  if (available === 0) {
    return (
      <>
        <small>Sold out</small>
        <small>{variant.sku}</small>
      </>
    )
  }
  return (
    <>
      <input
        {...inputProps}
        aria-label={`Quantity for ${color}, ${size}`}
        aria-describedby={note}
        aria-invalid={error ? true : undefined}
        value={inputProps.value || ''}
      />
      <small>{variant.sku}</small>
      <span id={note}>
        {product.has_price_range && <small>{formatUsd(getUnitCents(createVariantLine(product, variant, 1)))}</small>}
        {error ? (
          <small role="alert">{error}</small>
        ) : (
          <small data-is-all={pieces === available || undefined}>
            {pieces === available ? `Only ${available} in stock` : `${available} in stock`}
          </small>
        )}
      </span>
    </>
  )
}
