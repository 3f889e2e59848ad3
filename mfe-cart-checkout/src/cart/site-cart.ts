import { browserApi, readSessionId, type Api } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { siteDraft } from '../checkout/site-draft'
import { siteHold } from '../checkout/site-hold'
import { destinationOf } from '../checkout/steps'
import { createCartKeeper } from './cart-keeper'
import { createCartStore, type CartStore } from './cart-store'

/** Opens the cart that this browser keeps, and in a browser keeps it in step with everything around it. */
export function openSiteCart(api: Api): CartStore {
  /** Whose prices the last quote has. */
  let quotedAs: string | null | undefined
  const cart = createCartStore({
    keeper: createCartKeeper(() => window.localStorage),
    async quote(body) {
      quotedAs = readSessionId()
      // The edit is shown first: making a call costs a phone tens of milliseconds.
      await new Promise((shown) => setTimeout(shown))
      const hold_key = siteHold.read()?.key
      return api.request('POST /add-to-cart', { body: { ...body, hold_key }, silent: true })
    },
    announce,
    destination: (shipment) => destinationOf(siteDraft.state(), shipment),
    mayAsk: () => !document.hidden,
  })
  if (typeof window !== 'undefined') keepInStep(cart, () => readSessionId() !== quotedAs)
  return cart
}

/** The cart of this page. On the server it is empty: documents know nobody's cart. */
export const siteCart = openSiteCart(browserApi)

/** Follows other tabs, another version of this part in this one, logins, and the connection. */
function keepInStep(cart: CartStore, isAnotherBuyer: () => boolean): void {
  cart.start()
  window.addEventListener('storage', () => cart.follow())
  bus.on('cart/changed', () => cart.follow())
  bus.on('session/changed', () => {
    if (cart.state().lines.length > 0 && isAnotherBuyer()) cart.requote()
  })
  window.addEventListener('online', () => cart.wake())
  document.addEventListener('visibilitychange', () => document.hidden || cart.wake())
}

function announce(count: number, subtotal: number): void {
  const last = bus.last('cart/changed')
  if (last?.count !== count || last.subtotal !== subtotal) bus.publish('cart/changed', { count, subtotal })
}
