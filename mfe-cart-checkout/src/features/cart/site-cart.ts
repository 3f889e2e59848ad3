import { browserApi } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { useSyncExternalStore } from 'react'
import { createCartStore, type CartState, type CartStore } from './cart-store'
import { cartKey, emptyCart, readStoredCart, writeStoredCart } from './stored-cart'

const inBrowser = typeof window !== 'undefined'

/** The cart of this browser. On the server it is empty: documents know nobody's cart. */
export const cart: CartStore = createCartStore({
  initial: inBrowser ? readStoredCart(localStorage) : emptyCart,
  quote: (body) => browserApi.request('POST /add-to-cart', { body, silent: true }),
  keep: (kept) => inBrowser && writeStoredCart(localStorage, kept),
  announce: (count, subtotal) => bus.publish('cart/changed', { count, subtotal: Math.round(subtotal * 100) }),
})

if (inBrowser) start()

function start(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === cartKey) cart.adopt(readStoredCart(localStorage))
  })
  let role = bus.last('session/changed')?.user?.role
  bus.on('session/changed', ({ user }) => {
    if (user?.role === role) return
    role = user?.role
    cart.requote()
  })
  cart.requote()
}

/** The cart's state; undefined on the server and on the hydration render, so that the markup agrees. */
export function useCart(): CartState | undefined {
  return useSyncExternalStore(cart.subscribe, cart.state, () => undefined)
}
