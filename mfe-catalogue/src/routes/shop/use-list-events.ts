import { bus } from '@shop/shared-events'
import { useEffect, useEffectEvent } from 'react'
import { toAnalyticsItem } from '../../analytics-item'
import { shopTitle } from './shop-head'
import type { ShopData } from './shop-loader'

/** The list on show: its data, its path, and the full address with filters and page that tells it from others. */
interface ShownList {
  data: ShopData
  path: string
  address: string
}

/** States that a list was shown, once for each of its addresses, and what a search found, once for its words. */
export function useListEvents({ data, path, address }: ShownList): void {
  const term = data.filters.search

  const publishList = useEffectEvent(() => {
    const items = data.list.data.map(toAnalyticsItem)
    bus.publish('catalogue/list-shown', { id: path, title: shopTitle(data), items })
  })
  const publishSearch = useEffectEvent(() => {
    if (term) bus.publish('catalogue/searched', { term, found: data.list.meta.total })
  })

  useEffect(() => publishList(), [address])
  useEffect(() => publishSearch(), [term])
}
