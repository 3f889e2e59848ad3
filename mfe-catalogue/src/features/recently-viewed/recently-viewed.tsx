import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Heading, Stack } from '@shop/shared-ui'
import { useSyncExternalStore, type ReactNode } from 'react'
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
  const query = { product_ids: viewed.split(',').map(Number), limit: 10 }
  const { data, error } = useQuery(api, viewed !== '' && ['GET /get-recent-view', { query }])
  const products = data?.data
  if (viewed === '' || error || products?.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      {rowOf(products)}
    </Stack>
  )
}

/** The list only changes on a product page, never while it is shown. */
const neverChanges = () => () => undefined
