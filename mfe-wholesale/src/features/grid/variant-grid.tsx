import type { Product } from '@shop/shared-api'
import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { VariantCell } from './variant-cell'

const VariantGridScroller = styled.div`
  overflow-x: auto;

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${tokens.space[2]};
    border: ${tokens.rule.thin} solid ${tokens.color.hairline};
    text-align: center;
  }

  /* Some say more of their stock than others; the fields of a row stay on one line. */
  td {
    vertical-align: top;
  }

  tfoot,
  td:last-child {
    font-weight: 600;
  }

  :is(tbody, tfoot) th {
    position: sticky;
    inset-inline-start: 0;
    background: ${tokens.color.page};
    text-align: start;
  }

  input {
    inline-size: 5rem;
    margin-block-end: ${tokens.space[1]};
    min-block-size: ${tokens.target};
    border: ${tokens.rule.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font: inherit;
    text-align: center;
  }

  small {
    display: block;
    color: ${tokens.color.inkMuted};
  }

  small[data-is-all] {
    color: ${tokens.color.warning};
    font-weight: 600;
  }
`

interface VariantGridProps {
  product: Product
  /** Quantity by variant ID. */
  wanted: Readonly<Record<number, number>>
  onChange(id: number, pieces: number): void
}

/** A product's sizes by colors with the quantity of each, and their sums. */
export function VariantGrid({ product, wanted, onChange }: VariantGridProps) {
  const { productVariations: variants } = product
  const colors = [...new Set(variants.map(({ color }) => color))]
  const sizes = [...new Set(variants.map(({ size }) => size))]
  const sumOf = (isMeant: (variant: (typeof variants)[number]) => boolean) =>
    variants.filter(isMeant).reduce((sum, { id }) => sum + (wanted[id] ?? 0), 0)
  return (
    <VariantGridScroller tabIndex={0} role="region" aria-label="Sizes and colors">
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {colors.map((color) => (
              <th scope="col" key={color}>
                {color}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {colors.map((color) => {
                const variant = variants.find((other) => other.size === size && other.color === color)
                return (
                  <td key={color}>
                    {variant ? (
                      <VariantCell
                        product={product}
                        variant={variant}
                        pieces={wanted[variant.id] ?? 0}
                        onChange={onChange}
                      />
                    ) : (
                      '–'
                    )}
                  </td>
                )
              })}
              <td>{sumOf((variant) => variant.size === size)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {colors.map((color) => (
              <td key={color}>{sumOf((variant) => variant.color === color)}</td>
            ))}
            <td>{sumOf(() => true)}</td>
          </tr>
        </tfoot>
      </table>
    </VariantGridScroller>
  )
}
