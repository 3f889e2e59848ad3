import { links as catalogueLinks } from '@shop/catalogue-contract'
import { useEventSelector } from '@shop/shared-events'
import { ToolLink } from './tool-link'

/** A link to the wishlist with its item count. */
export function WishlistLink() {
  const count = useEventSelector('wishlist/changed', (wishlist) => wishlist?.count ?? 0, 0)
  return <ToolLink to={catalogueLinks.wishlist()} icon="heart" label="Wishlist" count={count} />
}
