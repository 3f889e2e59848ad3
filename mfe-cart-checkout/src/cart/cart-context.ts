import { browserApi, type Api } from '@shop/shared-api'
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'
import type { CartState } from './cart-state'
import type { CartStore } from './cart-store'
import type { CheckoutState, DraftStore } from '../checkout/draft-store'
import type { HoldStorage } from '../checkout/stored-hold'
import { siteDraft } from '../checkout/site-draft'
import { siteHold } from '../checkout/site-hold'
import { siteCart } from './site-cart'

/** Cart, checkout, hold and API for components: the site's own unless a test provides others. */
export const CartContext = createContext<{ cart: CartStore; draft: DraftStore; hold: HoldStorage; api: Api }>({
  cart: siteCart,
  draft: siteDraft,
  hold: siteHold,
  api: browserApi,
})

/** The cart store. */
export function useCartStore(): CartStore {
  return use(CartContext).cart
}

/** The API client. */
export function useApi(): Api {
  return use(CartContext).api
}

/** The stored stock hold of this browser. */
export function useHoldStorage(): HoldStorage {
  return use(CartContext).hold
}

/** The cart's state; undefined on the server and during hydration, so that the markup matches. */
export function useCart(): CartState | undefined {
  const { subscribe, state } = useCartStore()
  return useSyncExternalStore(subscribe, state, () => undefined)
}

/** The store of the checkout draft. */
export function useDraftStore(): DraftStore {
  return use(CartContext).draft
}

/** The checkout draft; undefined on the server and during hydration. */
export function useDraft(): CheckoutState | undefined {
  const { subscribe, state } = useDraftStore()
  return useSyncExternalStore(subscribe, state, () => undefined)
}

/**
 * Defers the first render after hydration, which mounts most of the page, so that React can interrupt it and the page
 * stays responsive. Later changes render at once.
 */
export function useDeferredMount<Value>(value: Value | undefined): Value | undefined {
  const isReady = useDeferredValue(value !== undefined)
  return isReady ? value : undefined
}
