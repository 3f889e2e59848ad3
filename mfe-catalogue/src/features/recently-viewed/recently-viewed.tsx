import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { Heading, Stack } from '@shop/shared-ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useApiQuery } from '../../use-api-query'
import { getViewedProducts } from './viewed-products'

/** RecentlyViewed's props; the caller renders the row. */
export interface RecentlyViewedProps {
  title?: string
  /** The current product, which is excluded. */
  except?: number
  /** Renders the row; products are undefined while loading. */
  rowOf: (products: readonly ProductSummary[] | undefined) => ReactNode
  api?: Api
}

/** The recently viewed products, newest first. Renders nothing until hydrated, so place it at the bottom of a page. */
export function RecentlyViewed({ title = 'Recently viewed', except, rowOf, api = browserApi }: RecentlyViewedProps) {
  const viewed = useSyncExternalStore(
    neverChanges,
    () => getViewedProducts(except).join(),
    () => '',
  )
  const query = useApiQuery(viewed, (signal) =>
    api.request('GET /get-recent-view', {
      query: { product_ids: viewed.split(',').map(Number), limit: 10 },
      signal,
      silent: true,
    }),
  )
  const products = query.status === 'success' ? query.data.data : undefined
  if (viewed === '' || query.status === 'error' || products?.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      {rowOf(products)}
    </Stack>
  )
}

/** The list only changes on a product page, never while it is shown. */
const neverChanges = () => () => undefined
