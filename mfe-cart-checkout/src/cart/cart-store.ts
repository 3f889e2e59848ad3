import type { OrderForm } from '@shop/shared-api'
import { changesAfterEdit } from './cart-changes'
import type { CartLine } from './cart-line'
import { removeLine, removeOrdered } from './cart-lines'
import { createCartPricing, type PricingOptions } from './cart-pricing'
import { cartOf } from './cart-state'
import type { CartStorage } from './cart-storage'
import { moveToCart, saveLine } from './saved-lines'
import { emptyCart, type AppliedCoupon, type StoredCart } from './stored-cart'
import { createSyncedCart, type Announce } from './synced-cart'

interface CartStoreOptions extends PricingOptions {
  storage: CartStorage
  /** Called at the start and after each change. */
  announce: Announce
}

/** Owns the cart: changes show at once, then the complete cart is priced. */
export type CartStore = ReturnType<typeof createCartStore>

/** Creates a cart store over `storage`. The site has one; tests create their own. */
export function createCartStore({ storage, announce, ...options }: CartStoreOptions) {
  const cart = createSyncedCart(storage, announce)
  const pricing = createCartPricing(cart, options)
  const { getState, setState, subscribe } = cart.store

  /** Edits start from the newest cart of all tabs, so that no tab undoes another's edit. */
  function edit(change: (cart: StoredCart) => Partial<StoredCart>): void {
    cart.refresh()
    const before = cartOf(getState())
    const next = { ...before, ...change(before) }
    setState({ isCaughtUp: false })
    cart.saveEdit({ ...next, changes: changesAfterEdit(next.changes, before.lines, next.lines) })
    pricing.requote()
  }

  return {
    ...pricing,
    state: getState,
    subscribe,
    change: (change: (lines: readonly CartLine[]) => CartLine[]) => edit(({ lines }) => ({ lines: change(lines) })),
    ship: (shipment: StoredCart['shipment']) => edit(() => ({ shipment })),
    applyCoupon: (coupon: AppliedCoupon | null) => edit(() => ({ coupon })),
    /**
     * Resets the cart after an order: simple shipping, no coupon, and only the lines added since the order was sent.
     */
    reset: (ordered: OrderForm['products']) =>
      edit(({ lines, saved }) => ({ ...emptyCart, saved, lines: removeOrdered(lines, ordered) })),
    /** Saves a line for later. */
    saveForLater: (key: number) => edit((cart) => saveLine(cart, key)),
    /** Puts a saved line into the cart; false where the cart is full. */
    moveToCart(key: number): boolean {
      edit((cart) => moveToCart(cart, key))
      return getState().saved.every((line) => line.key !== key)
    },
    removeSaved: (key: number) => edit(({ saved }) => ({ saved: removeLine(saved, key) })),
    /** Called when the shopper has read the shop's changes. */
    dismissChanges(): void {
      cart.refresh()
      cart.save({ ...cartOf(getState()), changes: [] })
    },
    /** Loads and prices what other tabs saved. */
    syncFromStorage(): void {
      if (cart.refresh()) pricing.requote()
    },
    /** Announces and prices the cart, on each page load. */
    start(): void {
      cart.announceLines()
      pricing.requote()
    },
  }
}
