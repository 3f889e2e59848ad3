import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { Heading, Stack } from '@shop/shared-ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useApiQuery } from '../../use-api-query'
import { viewedProducts } from './viewed-products'

/** RecentlyViewed's props; the row is drawn by whoever puts the block on a page. */
export interface RecentlyViewedProps {
  title?: string
  /** The product on show, which need not be recalled. */
  except?: number
  /** Draws the row; products are undefined while they are on the way. */
  rowOf: (products: readonly ProductSummary[] | undefined) => ReactNode
  api?: Api
}

/** What the shopper looked at last, newest first. It is nothing until the browser knows; put it at the foot of a page. */
export function RecentlyViewed({ title = 'Recently viewed', except, rowOf, api = browserApi }: RecentlyViewedProps) {
  const viewed = useSyncExternalStore(
    neverChanges,
    () => viewedProducts(except).join(),
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

/** The list changes by looking at products, which is another page. */
const neverChanges = () => () => undefined
