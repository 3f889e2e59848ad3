import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import type { Filters } from '../../features/listing/filters'
import { FacetGroup } from './facet-group'

const PriceRange = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${tokens.space[2]};
  align-items: center;
  label {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    padding-inline-start: ${tokens.space[2]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    background: ${tokens.color.surface};
  }
  input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${tokens.target};
    padding: 0 ${tokens.space[1]};
    border: 0;
    background: transparent;
    font-size: 1rem;
  }
`

/** PriceFacet's props; `range` is the list's price range in dollars. */
export interface PriceFacetProps {
  filters: Filters
  range: { min: number; max: number }
}

/** The price range in dollars; applied on submit, as a partial number is not yet a filter. */
export function PriceFacet({ filters: { priceMin, priceMax }, range }: PriceFacetProps) {
  return (
    <FacetGroup title="Price" inputs={{ priceMin, priceMax, range }}>
      <PriceRange key={`${priceMin} ${priceMax}`}>
        <PriceInput bound="min" value={priceMin} limit={Math.floor(range.min)} />
        to
        <PriceInput bound="max" value={priceMax} limit={Math.ceil(range.max)} />
      </PriceRange>
    </FacetGroup>
  )
}

interface PriceInputProps {
  bound: 'min' | 'max'
  value: Filters['priceMin']
  /** The list's own bound, shown while the input is empty. */
  limit: number
}

function PriceInput({ bound, value, limit }: PriceInputProps) {
  return (
    <label>
      <span aria-hidden>$</span>
      <input
        name={`price_${bound}`}
        aria-label={`${bound === 'min' ? 'Minimum' : 'Maximum'} price, in dollars`}
        inputMode="decimal"
        defaultValue={value ?? ''}
        placeholder={String(limit)}
      />
    </label>
  )
}
