import { ButtonLink, Cluster, EmptyState, RemoteWidget, Skeleton, Stack, TextLink } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { activeFilters, withoutFilters } from '../../features/listing/active-filters'
import { writeFilters } from '../../features/listing/filters'
import { suggestedSearches } from '../../suggested-searches'
import type { ShopData } from './shop-loader'

/** Stands where nothing fits: says why, the ways on, and what is new, for nobody came to see an empty page. */
export function EmptyResult({ data: { filters } }: { data: ShopData }) {
  const { pathname } = useLocation()
  const narrowed = activeFilters(filters).length > 0
  const clear = (
    <ButtonLink to={pathname + writeFilters(withoutFilters(filters))} variant="action">
      Clear all filters
    </ButtonLink>
  )
  return (
    <Stack $gap={7}>
      <EmptyState
        icon="search"
        title={filters.search ? `Nothing found for “${filters.search}”` : 'Nothing fits these filters'}
        action={narrowed ? clear : <ButtonLink to="/shop">See all gear</ButtonLink>}
      >
        {narrowed ? 'Take a filter off, or ' : 'Check the spelling, use a broader word, or '}try one of these:
        <Cluster $justify="center">
          {suggestedSearches.map((word) => (
            <TextLink key={word} to={`/shop?search=${word}`}>
              {word}
            </TextLink>
          ))}
        </Cluster>
      </EmptyState>
      <RemoteWidget
        owner="catalogue"
        name="product-rail"
        props={{ title: 'Just in', source: 'new' }}
        fallback={<Skeleton $height="22rem" />}
        unavailable={null}
      />
    </Stack>
  )
}
