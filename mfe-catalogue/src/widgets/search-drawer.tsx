import { Sheet, type WidgetProps } from '@shop/shared-ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBox } from '../features/search/search-box'
import { SuggestedWords } from '../features/search/suggested-words'
import { keepWishlist } from '../features/wishlist/wishlist-keeper'

/** The search of the whole shop, for the header and the phone's bottom bar. */
export function Widget({ open, onClose }: WidgetProps['catalogue/search-drawer']) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)

  function go(to: string) {
    onClose()
    void navigate(to)
  }
  const search = (words: string) => go(words === '' ? '/shop' : `/shop?${new URLSearchParams({ search: words })}`)

  return (
    <Sheet open={open} onClose={onClose} title="Search" initialFocus={input}>
      <SearchBox inputRef={input} onSearch={search} onProduct={(id) => go(`/shop/${id}`)}>
        <SuggestedWords onSearch={search} />
      </SearchBox>
    </Sheet>
  )
}

keepWishlist()
