import { browserApi, type ProductSummary } from '@shop/shared-api'
import { Heading, Stack } from '@shop/shared-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { viewedProducts } from './viewed-products'

/** RecentlyViewed's props; the row is drawn by whoever puts the block on a page. */
export interface RecentlyViewedProps {
  title?: string
  /** The product on show, which need not be recalled. */
  except?: number
  /** Draws the row; products are undefined while they are on the way. */
  rowOf: (products: readonly ProductSummary[] | undefined) => ReactNode
}

/** What the shopper looked at last, newest first. It is nothing until the browser knows; put it at the foot of a page. */
export function RecentlyViewed({ title = 'Recently viewed', except, rowOf }: RecentlyViewedProps) {
  const [ids, setIds] = useState<number[]>([])
  const [products, setProducts] = useState<readonly ProductSummary[]>()

  useEffect(() => {
    const viewed = viewedProducts(except)
    setIds(viewed)
    setProducts(undefined)
    if (viewed.length === 0) return undefined
    const giveUp = new AbortController()
    browserApi
      .request('GET /get-recent-view', { query: { product_ids: viewed, limit: 10 }, signal: giveUp.signal, silent: true })
      .then(({ data }) => setProducts(data))
      .catch(() => giveUp.signal.aborted || setIds([]))
    return () => giveUp.abort()
  }, [except])

  if (ids.length === 0 || products?.length === 0) return null
  return (
    <Stack as="section" $gap={4}>
      <Heading level={2}>{title}</Heading>
      {rowOf(products)}
    </Stack>
  )
}
