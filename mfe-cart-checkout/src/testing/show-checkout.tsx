import { DialogHost, RemoteLoaderContext, Toaster } from '@shop/shared-ui'
import { act, configure, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { CartContext } from '../cart/cart-context'
import type { StoredCart } from '../cart/stored-cart'
import { createDraftStore, type CheckoutState } from '../checkout/draft-store'
import { createHoldStorage } from '../checkout/stored-hold'
import { getDestination } from '../checkout/steps'
import { routes } from '../routes'
// Compiled before the tests; otherwise their timeouts would include it.
import '../routes/checkout/checkout.route'
import '../routes/confirmation/confirmation.route'
import '../routes/payment/payment.route'
import '../routes/shipment/shipment.route'
import { makeLine, makeStorage, openCart } from './cart-of'
import { emptyWidgets } from './empty-widgets'
import type { SmallShop } from './small-shop'

// Complete pages with lazily loaded forms take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 6_000 })

interface CheckoutVisit {
  path: string
  cart?: Partial<StoredCart>
  draft?: Partial<CheckoutState>
}

/**
 * Opens a page of this part at its path, with one pair of gloves in the cart and the given draft, in a minimal frame.
 */
export async function showCheckout(shop: SmallShop, { path, cart: stored, draft: initialDraft }: CheckoutVisit) {
  const draft = createDraftStore(
    () => window.sessionStorage,
    () => document.cookie.includes('logged_in='),
  )
  if (initialDraft) draft.update(initialDraft)
  const hold = createHoldStorage(() => window.localStorage)
  const { cart } = openCart(shop, makeStorage({ lines: [makeLine()], ...stored }), undefined, (shipment) =>
    getDestination(draft.state(), shipment),
  )
  const frame = (
    <>
      <Outlet />
      <Toaster />
      <DialogHost />
    </>
  )
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> }
  const router = createMemoryRouter(
    [{ element: frame, hydrateFallbackElement: <p>Loading</p>, children: [...routes, elsewhere] }],
    { initialEntries: [path] },
  )
  const view = render(
    <CartContext value={{ cart, draft, hold, api: shop.api }}>
      <RemoteLoaderContext value={emptyWidgets}>
        <RouterProvider router={router} />
      </RemoteLoaderContext>
    </CartContext>,
  )
  await act(async () => cart.start())
  return { ...view, cart, draft, hold, router, address: () => router.state.location.pathname }
}
