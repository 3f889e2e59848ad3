import type { WidgetProps } from '@shop/shared-ui'
import { ProductRow } from '../features/product-card/product-row'
import { RecentlyViewed } from '../features/recently-viewed/recently-viewed'
import { WishlistButton } from '../features/wishlist/wishlist-button'
import { startWishlistSync } from '../features/wishlist/wishlist-sync'

/** The recently viewed products, for any page. */
export function Widget({ title = 'Recently viewed' }: WidgetProps['catalogue/recently-viewed']) {
  return (
    <RecentlyViewed
      title={title}
      rowOf={(products) => (
        <ProductRow
          products={products}
          label={title}
          cornerOf={(product) => <WishlistButton productId={product.id} title={product.title} />}
        />
      )}
    />
  )
}

startWishlistSync()
