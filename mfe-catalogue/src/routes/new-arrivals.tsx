import '@shop/catalogue-contract'
import { RemoteWidget, Skeleton } from '@shop/shared-ui'

/** The newest products, for pages that have nothing else to show. */
export function NewArrivals() {
  return (
    <RemoteWidget
      owner="catalogue"
      name="product-rail"
      props={{ title: 'New arrivals', source: 'new' }}
      fallback={<Skeleton $height="22rem" />}
      unavailable={null}
    />
  )
}
