import { browserApi, readToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { createCartKeeper } from './cart-keeper'
import { createCartStore, type CartStore } from './cart-store'

/** Whose prices the last quote has. */
let quotedAs: string | null | undefined

/** The cart of this browser. On the server it is empty: documents know nobody's cart. */
export const siteCart: CartStore = createCartStore({
  keeper: createCartKeeper(() => window.localStorage),
  quote(body) {
    quotedAs = readToken()
    return browserApi.request('POST /add-to-cart', { body, silent: true })
  },
  announce(count, subtotal) {
    const last = bus.last('cart/changed')
    if (last?.count !== count || last.subtotal !== subtotal) bus.publish('cart/changed', { count, subtotal })
  },
  mayAsk: () => !document.hidden,
})

if (typeof window !== 'undefined') keepInStep(siteCart)

/** Follows other tabs, another version of this part in this one, logins, and the connection. */
function keepInStep(cart: CartStore): void {
  cart.start()
  window.addEventListener('storage', () => cart.follow())
  bus.on('cart/changed', () => cart.follow())
  bus.on('session/changed', () => readToken() !== quotedAs && cart.requote())
  window.addEventListener('online', () => cart.wake())
  document.addEventListener('visibilitychange', () => document.hidden || cart.wake())
}
