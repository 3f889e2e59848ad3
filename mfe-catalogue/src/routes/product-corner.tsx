import type { ProductSummary } from '@shop/shared-api'
import { QuickAdd } from '../features/quick-add/quick-add'
import { WishlistButton } from '../features/wishlist/wishlist-button'

/** What can be done with a product of a list without opening it: keep it, or choose and buy it. */
export function renderProductCorner({ id, title, available }: ProductSummary) {
  return (
    <>
      <WishlistButton productId={id} title={title} />
      {available > 0 && <QuickAdd productId={id} title={title} />}
    </>
  )
}
