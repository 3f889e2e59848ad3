import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Sheet, type WidgetProps } from '@shop/shared-ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBox } from '../features/search/search-box'
import { SuggestedSearches } from '../features/search/suggested-searches'
import { startWishlistSync } from '../features/wishlist/wishlist-sync'

/** The search drawer of the header and the phone's bottom bar. */
export function Widget({ open, onClose }: WidgetProps['catalogue/search-drawer']) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)

  function go(to: string) {
    onClose()
    void navigate(to)
  }
  const search = (query: string) => go(query === '' ? catalogueLinks.shop() : catalogueLinks.search(query))

  return (
    <Sheet open={open} onClose={onClose} title="Search" initialFocus={input}>
      <SearchBox inputRef={input} onSearch={search} onProduct={(id) => go(`/shop/${id}`)}>
        <SuggestedSearches onSearch={search} />
      </SearchBox>
    </Sheet>
  )
}

startWishlistSync()
