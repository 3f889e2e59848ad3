import '@shop/catalogue-contract'
import { bus } from '@shop/shared-events'
import { useEffect, useEffectEvent } from 'react'
import { toAnalyticsItem } from '../../analytics-item'
import { shopTitle } from './shop-head'
import type { ShopData } from './shop-loader'

/** The current list: its data, path, and full URL with filters and page as its identity. */
interface ShownList {
  data: ShopData
  path: string
  address: string
}

/** Publishes each list once per URL and each search once per term. */
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
