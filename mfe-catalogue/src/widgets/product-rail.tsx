import '@shop/catalogue-contract'
import type { WidgetProps } from '@shop/shared-ui'
import { LoadedRail } from '../features/rail/loaded-rail'
import { ProductRow } from '../features/product-card/product-row'
import { startWishlistSync } from '../features/wishlist/wishlist-sync'
import { heartAction } from '../features/wishlist/heart-action'

/** A row of products for any page: on sale, new, or related to a product. */
export function Widget(props: WidgetProps['catalogue/product-rail']) {
  return (
    <LoadedRail
      {...props}
      rowOf={(products) => <ProductRow products={products} label={props.title} actions={heartAction} />}
    />
  )
}

startWishlistSync()
