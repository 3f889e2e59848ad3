import type { CardActions } from '../features/product-card/card-item'
import { QuickAdd } from '../features/quick-add/quick-add'
import { WishlistButton } from '../features/wishlist/wishlist-button'

/** The quick actions of a listed product: wishlist and quick add. */
export const quickActions: CardActions = {
  name: 'quick actions',
  corner: ({ id, title, available }, color) => (
    <>
      <WishlistButton productId={id} title={title} />
      {available > 0 && <QuickAdd productId={id} title={title} color={color?.name} />}
    </>
  ),
}
