import { bus } from '@shop/shared-events'
import { useSyncExternalStore } from 'react'
import { ToolLink } from './tool-link'

/** The way to the wishlist, with the number of products on it. */
export function WishlistLink() {
  const count = useSyncExternalStore(followWishlist, countNow, noneYet)
  return <ToolLink to="/wishlist" icon="heart" label="Wishlist" count={count} />
}

const followWishlist = (changed: () => void) => bus.on('wishlist/changed', changed)
const countNow = () => bus.last('wishlist/changed')?.count ?? 0
const noneYet = () => 0
