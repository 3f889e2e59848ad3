import { browserApi, type Api } from '@shop/shared-api'
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'
import type { CartState, CartStore } from './cart-store'
import type { CheckoutState, DraftStore } from '../checkout/draft-store'
import type { HoldKeeper } from '../checkout/kept-hold'
import { siteDraft } from '../checkout/site-draft'
import { siteHold } from '../checkout/site-hold'
import { siteCart } from './site-cart'

/** Cart, checkout, hold and API that a component works with: the site's own, unless a test lends others. */
export const CartContext = createContext<{ cart: CartStore; draft: DraftStore; hold: HoldKeeper; api: Api }>({
  cart: siteCart,
  draft: siteDraft,
  hold: siteHold,
  api: browserApi,
})

/** The cart to act on. */
export function useCartStore(): CartStore {
  return use(CartContext).cart
}

/** The API beside it. */
export function useApi(): Api {
  return use(CartContext).api
}

/** What the shop keeps for this browser's cart. */
export function useHoldKeeper(): HoldKeeper {
  return use(CartContext).hold
}

/** The cart's state; undefined on the server and on the hydration render, so that the markup agrees. */
export function useCart(): CartState | undefined {
  const { subscribe, state } = useCartStore()
  return useSyncExternalStore(subscribe, state, () => undefined)
}

/** The checkout's draft to write in. */
export function useDraftStore(): DraftStore {
  return use(CartContext).draft
}

/** The checkout's draft; undefined on the server and on the hydration render. */
export function useDraft(): CheckoutState | undefined {
  const { subscribe, state } = useDraftStore()
  return useSyncExternalStore(subscribe, state, () => undefined)
}

/**
 * Cart or draft for the page that is made of it: most of the page renders when it becomes known after hydration, so that
 * one render is taken in slices, between which the page answers. Later changes show at once.
 */
export function useUnhurried<Known>(known: Known | undefined): Known | undefined {
  const isKnown = useDeferredValue(known !== undefined)
  return isKnown ? known : undefined
}
