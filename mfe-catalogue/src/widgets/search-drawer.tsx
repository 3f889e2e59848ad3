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
export function Widget({ open, onClose, query }: WidgetProps['catalogue/search-drawer']) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Sheet open={open} onClose={onClose} title="Search" initialFocus={input}>
      <SearchDrawer input={input} query={query} onClose={onClose} />
    </Sheet>
  )
}

interface SearchDrawerProps {
  input: Ref<HTMLInputElement>
  query: string | undefined
  onClose: () => void
}

/** The field with the query of the results on the page, searches of this browser, and popular ones. */
function SearchDrawer({ input, query, onClose }: SearchDrawerProps) {
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
      initial={query ?? new URLSearchParams(search).get('search') ?? ''}
      isTyping={query !== undefined}
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
