import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import { browserApi, readSessionId, type Api } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { siteDraft } from '../checkout/site-draft'
import { siteHold } from '../checkout/site-hold'
import { getDestination } from '../checkout/steps'
import { createCartStorage } from './cart-storage'
import { createCartStore, type CartStore } from './cart-store'

/** Opens the stored cart and, in a browser, keeps it in sync with tabs, sessions and the connection. */
export function openSiteCart(api: Api): CartStore {
  /** Session of the last quote, which determines its prices. */
  let quotedAs: string | null | undefined
  const cart = createCartStore({
    storage: createCartStorage(() => window.localStorage),
    async quote(body) {
      quotedAs = readSessionId()
      // Let the edit render first: starting a request costs a phone tens of milliseconds.
      await new Promise((resolve) => setTimeout(resolve))
      const hold_key = siteHold.read()?.key
      return api.request('POST /add-to-cart', { body: { ...body, hold_key }, silent: true })
    },
    announce,
    destination: (shipment) => getDestination(siteDraft.state(), shipment),
    mayQuote: () => !document.hidden,
  })
  if (typeof window !== 'undefined') subscribeToUpdates(cart, () => readSessionId() !== quotedAs)
  return cart
}

/** The cart of this page; empty on the server, since documents contain no personal data. */
export const siteCart = openSiteCart(browserApi)

/** Follows other tabs, other versions of this part in this tab, logins, and the connection. */
function subscribeToUpdates(cart: CartStore, isAnotherBuyer: () => boolean): void {
  cart.start()
  window.addEventListener('storage', () => cart.syncFromStorage())
  bus.stream('cart/changed').subscribe(() => cart.syncFromStorage())
  bus.stream('session/changed').subscribe(() => {
    if (cart.state().lines.length > 0 && isAnotherBuyer()) cart.requote()
  })
  window.addEventListener('online', () => cart.resume())
  document.addEventListener('visibilitychange', () => document.hidden || cart.resume())
}

function announce(count: number, subtotal: number): void {
  const last = bus.last('cart/changed')
  if (last?.count !== count || last.subtotal !== subtotal) bus.publish('cart/changed', { count, subtotal })
}
