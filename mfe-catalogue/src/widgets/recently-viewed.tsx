import '@shop/catalogue-contract'
import type { WidgetProps } from '@shop/shared-ui'
import { ProductRow } from '../features/product-card/product-row'
import { RecentlyViewed } from '../features/recently-viewed/recently-viewed'
import { heartAction } from '../features/wishlist/heart-action'
import { startWishlistSync } from '../features/wishlist/wishlist-sync'

/** The recently viewed products, for any page. */
export function Widget({ title = 'Recently viewed' }: WidgetProps['catalogue/recently-viewed']) {
  return (
    <RecentlyViewed
      title={title}
      rowOf={(products) => <ProductRow products={products} label={title} actions={heartAction} />}
    />
  )
}

startWishlistSync()
