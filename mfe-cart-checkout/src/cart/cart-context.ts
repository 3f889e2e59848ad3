import { browserApi, type Api } from '@shop/shared-api'
import { createContext, use, useSyncExternalStore } from 'react'
import type { CartState, CartStore } from './cart-store'
import { siteCart } from './site-cart'

/** The cart and the API that a component works with: the site's own, unless a test lends others. */
export const CartContext = createContext<{ cart: CartStore; api: Api }>({ cart: siteCart, api: browserApi })

/** The cart to act on. */
export function useCartStore(): CartStore {
  return use(CartContext).cart
}

/** The API beside it. */
export function useApi(): Api {
  return use(CartContext).api
}

/** The cart's state; undefined on the server and on the hydration render, so that the markup agrees. */
export function useCart(): CartState | undefined {
  const { subscribe, state } = useCartStore()
  return useSyncExternalStore(subscribe, state, () => undefined)
}
