import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Sheet, type WidgetProps } from '@shop/shared-ui'
import { useRef, useState, type Ref } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { clearRecentSearches, readRecentSearches, rememberSearch } from '../features/search/recent-searches'
import { SearchBox } from '../features/search/search-box'
import { SearchLinks } from '../features/search/search-links'
import { startWishlistSync } from '../features/wishlist/wishlist-sync'
import { suggestedSearches } from '../suggested-searches'

/** The search drawer of the header and the phone's bottom bar. */
export function Widget({ open, onClose }: WidgetProps['catalogue/search-drawer']) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Sheet open={open} onClose={onClose} title="Search" initialFocus={input}>
      <SearchDrawer input={input} onClose={onClose} />
    </Sheet>
  )
}

/** The field with the query of the results on the page, searches of this browser, and popular ones. */
function SearchDrawer({ input, onClose }: { input: Ref<HTMLInputElement>; onClose: () => void }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [recent, setRecent] = useState(readRecentSearches)

  function go(to: string) {
    onClose()
    void navigate(to)
  }

  function searchFor(query: string) {
    rememberSearch(query)
    go(query === '' ? catalogueLinks.shop() : catalogueLinks.search(query))
  }

  function clear() {
    clearRecentSearches()
    setRecent([])
  }

  return (
    <SearchBox
      inputRef={input}
      initial={new URLSearchParams(search).get('search') ?? ''}
      onSearch={searchFor}
      onOpen={go}
      onLeave={onClose}
    >
      <SearchLinks title="Recent searches" words={recent} onPress={onClose} onClear={clear} />
      <SearchLinks title="Popular searches" words={suggestedSearches} onPress={onClose} />
    </SearchBox>
  )
}

startWishlistSync()
