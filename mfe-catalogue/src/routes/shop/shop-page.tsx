import { Container, media, Pagination, Stack, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import styled from 'styled-components'
import { activeFilters } from '../../features/listing/active-filters'
import { serializeFilters } from '../../features/listing/filters'
import { ProductGrid } from '../../features/product-card/product-grid'
import { quickActions } from '../quick-actions'
import { EmptyResult } from './empty-result'
import { FilterPanel } from './filter-panel'
import { ListingHead } from './listing-head'
import { ListingTools } from './listing-tools'
import type { ShopData } from './shop-loader'
import { useListEvents } from './use-list-events'

const ShopColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  ${media.desk} {
    &:not([data-bare]) {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
    gap: ${tokens.space[7]};
  }
`

/** Dimmed while the next list loads. */
// A short list must not pull the footer into view while filters change.
const ShopResults = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
  min-block-size: 100vh;
  transition: opacity ${tokens.duration.calm};
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`

/** All products, a category, or the sale, filtered by the URL. */
export function ShopPage() {
  const data = useLoaderData<ShopData>()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const { filters, list } = data
  const hrefOf = (page: number) => pathname + serializeFilters({ ...filters, page })
  /** Includes the list's URL in the key: cards of different lists must not morph into each other. */
  const address = hrefOf(list.meta.page)
  useListEvents({ data, path: pathname, address })
  /** Nothing to show and no filter to remove, so filters and sorting are hidden. */
  const isBare = list.meta.total === 0 && activeFilters(filters).length === 0
  return (
    <Container>
      <Stack $gap={5}>
        <ListingHead data={data} />
        <ShopColumns data-bare={isBare || undefined}>
          {!isBare && <FilterPanel data={data} />}
          <ShopResults id="results" aria-label="Results" aria-busy={next?.pathname === pathname || undefined}>
            {/* Phones hide the filters with their heading, so the cards need another heading above them. */}
            <VisuallyHidden as="h2">Products</VisuallyHidden>
            {isBare ? <VisuallyHidden role="status">No products</VisuallyHidden> : <ListingTools data={data} />}
            {list.data.length > 0 ? (
              <ProductGrid key={address} products={list.data} colors={filters.colors} leading actions={quickActions} />
            ) : (
              <EmptyResult data={data} />
            )}
            <Pagination page={list.meta.page} lastPage={list.meta.last_page} hrefOf={hrefOf} />
          </ShopResults>
        </ShopColumns>
      </Stack>
    </Container>
  )
}
