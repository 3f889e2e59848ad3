import { RemoteWidget } from './remote-widget'
import '../testing/sample-widgets'

/** For the type checker only: each marked line must fail to compile. */
export function typeTests() {
  return (
    <>
      <RemoteWidget owner="catalogue" name="product-rail" props={{ title: 'On sale', source: 'sale' }} />
      {/* @ts-expect-error no such owner */}
      <RemoteWidget owner="kitchen" name="product-rail" props={{ title: 'On sale', source: 'sale' }} />
      {/* @ts-expect-error the cart offers no rail */}
      <RemoteWidget owner="cart-checkout" name="product-rail" props={{ title: 'On sale', source: 'sale' }} />
      {/* @ts-expect-error the source is missing */}
      <RemoteWidget owner="catalogue" name="product-rail" props={{ title: 'On sale' }} />
      {/* @ts-expect-error no such source */}
      <RemoteWidget owner="catalogue" name="product-rail" props={{ title: 'On sale', source: 'cheap' }} />
      {/* @ts-expect-error a drawer must be closable */}
      <RemoteWidget owner="catalogue" name="search-drawer" props={{ open: true }} />
    </>
  )
}
