import { DialogHost, RemoteLoaderContext, Toaster } from '@shop/shared-ui'
import { isLoggedInHint } from '@shop/shared-api'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CartContext } from '../cart/cart-context'
import type { StoredCart } from '../cart/stored-cart'
import { makeStorage, openCart } from './cart-of'
import { createHoldStorage } from '../checkout/stored-hold'
import { createDraftStore } from '../checkout/draft-store'
import { emptyWidgets } from './empty-widgets'
import type { SmallShop } from './small-shop'

/** Renders a component over its own cart and fake shop, with toasts and dialogs as in the frame. */
export async function showWithCart(shown: ReactNode, shop: SmallShop, stored: Partial<StoredCart> = {}) {
  const { cart } = openCart(shop, makeStorage(stored))
  const element = (
    <>
      {shown}
      <Toaster />
      <DialogHost />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const draft = createDraftStore(
    () => window.sessionStorage,
    () => isLoggedInHint(),
  )
  const hold = createHoldStorage(() => window.localStorage)
  const site = { cart, draft, hold, api: shop.api }
  const view = render(
    <CartContext value={site}>
      <RemoteLoaderContext value={emptyWidgets}>
        <RouterProvider router={router} />
      </RemoteLoaderContext>
    </CartContext>,
  )
  await act(async () => cart.start())
  return { ...view, cart, draft, address: () => router.state.location.pathname }
}
