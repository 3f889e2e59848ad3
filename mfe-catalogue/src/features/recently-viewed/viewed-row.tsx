import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Heading, Stack } from '@shop/shared-ui'
import type { ReactNode } from 'react'

/** ViewedRow's props; the caller renders the row. */
export interface ViewedRowProps {
  title: string
  productIds: number[]
  /** Renders the row; products are undefined while loading. */
  rowOf: (products: readonly ProductSummary[] | undefined) => ReactNode
  api?: Api
}

/** Fetches and shows the viewed products, or nothing if none is sold any more or they can't be loaded. */
export function ViewedRow({ title, productIds, rowOf, api = browserApi }: ViewedRowProps) {
  const { data, error } = useQuery(api, ['GET /get-recent-view', { query: { product_ids: productIds, limit: 10 } }])
  const products = data?.data
  if (error || products?.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-label={title} data-screen-only>
      <Heading level={2}>{title}</Heading>
      {rowOf(products)}
    </Stack>
  )
}
