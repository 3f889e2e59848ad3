import '@shop/catalogue-contract'
import { RemoteWidget, Skeleton } from '@shop/shared-ui'

/** The newest products, for pages that have nothing else to show. */
export const NewArrivals = () => <Rail title="New arrivals" source="new" />

/** What sells most, for lists without results. */
export const PopularProducts = () => <Rail title="Popular right now" source="popular" />

function Rail(rail: { title: string; source: 'new' | 'popular' }) {
  return (
    <RemoteWidget
      owner="catalogue"
      name="product-rail"
      props={rail}
      fallback={<Skeleton $height="22rem" />}
      unavailable={null}
    />
  )
}
