import { ButtonLink, Cluster, EmptyState, Stack, TextLink } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { activeFilters, withoutFilters } from '../../features/listing/active-filters'
import { serializeFilters } from '../../features/listing/filters'
import { suggestedSearches } from '../../suggested-searches'
import { PopularProducts } from '../product-rails'
import type { ShopData } from './shop-loader'

/** The empty state of a list: the reason, suggestions, and popular products. */
export function EmptyResult({ data: { filters } }: { data: ShopData }) {
  const { pathname } = useLocation()
  const narrowed = activeFilters(filters).length > 0
  const clear = (
    <ButtonLink to={pathname + serializeFilters(withoutFilters(filters))} variant="action">
      Clear all filters
    </ButtonLink>
  )
  return (
    <Stack $gap={7}>
      <EmptyState
        icon="search"
        title={filters.search ? `No results for “${filters.search}”` : 'No products match your filters'}
        action={narrowed ? clear : <ButtonLink to="/shop">Shop all gear</ButtonLink>}
      >
        {narrowed ? 'Remove a filter, or ' : 'Check the spelling, try a broader term, or '}try one of these:
        <Cluster $justify="center">
          {suggestedSearches.map((word) => (
            <TextLink key={word} to={`/shop?search=${word}`}>
              {word}
            </TextLink>
          ))}
        </Cluster>
      </EmptyState>
      <PopularProducts />
    </Stack>
  )
}
