import { bus } from '@shop/shared-events'
import { useEffect, useEffectEvent } from 'react'
import { tradedItem } from '../../traded-item'
import { shopTitle } from './shop-head'
import type { ShopData } from './shop-loader'

/** The list on show: its data, its path, and the full address with filters and page that tells it from others. */
interface ShownList {
  data: ShopData
  path: string
  address: string
}

/** States that a list was shown, once for each of its addresses, and what a search found, once for its words. */
export function useListFacts({ data, path, address }: ShownList): void {
  const term = data.filters.search

  const stateList = useEffectEvent(() => {
    const items = data.list.data.map(tradedItem)
    bus.publish('catalogue/list-shown', { id: path, title: shopTitle(data), items })
  })
  const stateSearch = useEffectEvent(() => {
    if (term) bus.publish('catalogue/searched', { term, found: data.list.meta.total })
  })

  useEffect(() => stateList(), [address])
  useEffect(() => stateSearch(), [term])
}
