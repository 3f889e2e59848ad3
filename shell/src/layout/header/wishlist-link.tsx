import { useEventSelector } from '@shop/shared-events'
import { ToolLink } from './tool-link'

/** The way to the wishlist, with the number of products on it. */
export function WishlistLink() {
  const count = useEventSelector('wishlist/changed', (wishlist) => wishlist?.count ?? 0, 0)
  return <ToolLink to="/wishlist" icon="heart" label="Wishlist" count={count} />
}
