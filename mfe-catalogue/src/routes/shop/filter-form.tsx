import { Button, tokens } from '@shop/shared-ui'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { parseFilters, type Filters } from '../../features/listing/filters'
import { ChoiceFacet } from './choice-facet'
import { FacetGroup } from './facet-group'
import { FacetOption } from './facet-option'
import { PriceFacet } from './price-facet'
import type { ShopData } from './shop-loader'
import { useFilters } from './use-filters'
import { useStableOptions } from './use-stable-options'

/** Gloves are chosen by weight; bottles, the only other gear in ounces, hold 20 or more. */
const isGloveWeight = (size: string) => /^1?\d oz$/.test(size)
const isOtherSize = (size: string) => !isGloveWeight(size)

/** The ID of the sidebar's form, for controls outside of it. */
export const FILTER_FORM = 'filter-form'

const FilterFormFrame = styled.form.attrs({ method: 'get' })`
  display: grid;
  gap: ${tokens.space[2]};
`

/** All filters with their counts. A plain GET form that also applies itself on change. */
export function FilterForm({ data, id }: { data: ShopData; id: string }) {
  const { filters, pathname, change } = useFilters()
  const { facets } = data.list
  return (
    <FilterFormFrame id={id} action={pathname} onSubmit={(submit) => change(filtersOf(submit))}>
      {filters.search && <input type="hidden" name="search" value={filters.search} />}
      <FacetGroup
        title="Availability"
        inputs={[facets.in_stock, filters.inStock, facets.on_sale, filters.onSale, data.listing]}
      >
        <FacetOption
          name="in_stock"
          value="true"
          count={facets.in_stock}
          checked={filters.inStock}
          onToggle={(inStock) => change({ inStock })}
        >
          In stock
        </FacetOption>
        {data.listing !== 'sale' && (
          <FacetOption
            name="on_sale"
            value="true"
            count={facets.on_sale}
            checked={filters.onSale}
            onToggle={(onSale) => change({ onSale })}
          >
            On sale
          </FacetOption>
        )}
      </FacetGroup>
      <ChoiceFacet data={data} title="Discipline" name="discipline" filter="disciplines" />
      <ChoiceFacet data={data} title="Glove weight" name="size" filter="sizes" only={isGloveWeight} />
      <ChoiceFacet data={data} title="Size" name="size" filter="sizes" only={isOtherSize} />
      <ChoiceFacet data={data} title="Color" name="color" filter="colors" />
      <ChoiceFacet data={data} title="Fit" name="fit" filter="fits" />
      <PriceFacet filters={filters} range={facets.price} />
      <RatingFacet data={data} filters={filters} change={change} />
      <Button type="submit" wide>
        Apply
      </Button>
    </FilterFormFrame>
  )
}

interface RatingFacetProps {
  data: ShopData
  filters: Filters
  change: (to: Partial<Filters>) => void
}

function RatingFacet({ data, filters, change }: RatingFacetProps) {
  const { pathname } = useLocation()
  const ratings = useStableOptions(`${pathname} ${filters.search}`, data.list.facets.ratings)
  return (
    <FacetGroup title="Rating" inputs={{ ratings, chosen: filters.ratingMin }}>
      {ratings.map(({ value, count }) => (
        <FacetOption
          key={value}
          type="radio"
          name="rating_min"
          value={value}
          count={count}
          checked={String(filters.ratingMin) === value}
          onToggle={() => change({ ratingMin: Number(value) })}
        >
          {value === '1' ? '1 star' : `${value} stars`} and up
        </FacetOption>
      ))}
    </FacetGroup>
  )
}

function filtersOf(submit: SyntheticEvent<HTMLFormElement>): Filters {
  submit.preventDefault()
  const pairs = [...new FormData(submit.currentTarget)].map(([key, value]) => [key, String(value)])
  return { ...parseFilters(new URLSearchParams(pairs)), page: 1 }
}
