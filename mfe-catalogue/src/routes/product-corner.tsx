import type { ProductSummary } from '@shop/shared-api'
import { QuickAdd } from '../features/quick-add/quick-add'
import { WishlistButton } from '../features/wishlist/wishlist-button'

/** The quick actions of a listed product: wishlist and quick add. */
export function renderProductCorner({ id, title, available }: ProductSummary) {
  return (
    <>
      <WishlistButton productId={id} title={title} />
      {available > 0 && <QuickAdd productId={id} title={title} />}
    </>
  )
}
