import { DialogHost, Toaster } from '@shop/shared-ui'
import { act, configure, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { CartContext } from '../cart/cart-context'
import type { KeptCart } from '../cart/kept-cart'
import { createDraftStore, type CheckoutState } from '../checkout/draft-store'
import { createHoldKeeper } from '../checkout/kept-hold'
import { destinationOf } from '../checkout/steps'
import { routes } from '../routes'
// Compiled before a test begins: within it that would count as the page being slow.
import '../routes/checkout/checkout.route'
import '../routes/confirmation/confirmation.route'
import '../routes/payment/payment.route'
import '../routes/shipment/shipment.route'
import { makeLine, makeStorage, openCart } from './cart-of'
import type { SmallShop } from './small-shop'

// Whole pages with lazily loaded forms: on a busy machine a second is not enough for what they show.
configure({ asyncUtilTimeout: 6_000 })

interface CheckoutVisit {
  at: string
  cart?: Partial<KeptCart>
  draft?: Partial<CheckoutState>
}

/** Opens a page of this part at its address, over a cart with one pair of gloves and the given draft, in a small frame. */
export async function showCheckout(shop: SmallShop, { at, cart: kept, draft: drafted }: CheckoutVisit) {
  const draft = createDraftStore(
    () => window.sessionStorage,
    () => document.cookie.includes('logged_in='),
  )
  if (drafted) draft.update(drafted)
  const hold = createHoldKeeper(() => window.localStorage)
  const { cart } = openCart(shop, makeStorage({ lines: [makeLine()], ...kept }), undefined, (shipment) =>
    destinationOf(draft.state(), shipment),
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
    { initialEntries: [at] },
  )
  const view = render(
    <CartContext value={{ cart, draft, hold, api: shop.api }}>
      <RouterProvider router={router} />
    </CartContext>,
  )
  await act(async () => cart.start())
  return { ...view, cart, draft, hold, router, address: () => router.state.location.pathname }
}
