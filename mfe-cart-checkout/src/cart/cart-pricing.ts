import { ApiError, type CartQuote, type QuoteRequest } from '@shop/shared-api'
import { cartOf, type CartState } from './cart-state'
import { applyQuote, itemsByLine } from './quote-outcome'
import { quoteRequest, type Destination } from './quote-request'
import type { StoredCart } from './stored-cart'
import type { SyncedCart } from './synced-cart'

/** Who prices the cart, and when. */
export interface PricingOptions {
  quote(request: QuoteRequest): Promise<CartQuote>
  /** Where the order ships to, once the shopper has entered it. */
  destination?(shipment: StoredCart['shipment']): Destination | null
  /** While false (a hidden tab), carts of other tabs are taken over but not priced. */
  mayQuote?(): boolean
}

/** Prices the complete cart after each change, with one request in flight at a time. */
export function createCartPricing(cart: SyncedCart, options: PricingOptions) {
  const { quote, destination = () => null, mayQuote = () => true } = options
  const { getState, setState, subscribe } = cart.store
  let isInFlight = false
  let isStale = false

  function requote(): void {
    isStale = true
    if (!isInFlight) void settle()
  }

  async function settle(): Promise<void> {
    isInFlight = true
    while (isStale && (cart.isEditedHere() || mayQuote())) {
      isStale = false
      setState({ quoting: getState().lines.length > 0 })
      await priceOnce()
    }
    isInFlight = false
    setState({ quoting: false })
  }

  async function priceOnce(): Promise<void> {
    const state = getState()
    if (state.lines.length === 0) return setState({ quote: null, items: new Map(), problem: null })
    try {
      const answer = await quote(quoteRequest(state, destination(state.shipment)))
      // The response belongs to an older cart; its lines may no longer exist.
      if (cart.refresh()) isStale = true
      if (!isStale) accept(cart, answer)
    } catch (error) {
      if (!isStale) setState({ problem: problemOf(error), isCaughtUp: false })
    }
  }

  function nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        unsubscribe()
        resolve()
      })
    })
  }

  /** Resolves with the cart's state, priced or with a problem, once nothing is in flight. */
  async function whenPriced(): Promise<CartState> {
    while (getState().quoting) await nextChange()
    return getState()
  }

  return {
    whenPriced,
    /** Prices the cart again, as after a login. */
    requote,
    /** Prices the cart again and resolves with its state, priced or with a problem. */
    requoteAndWait(): Promise<CartState> {
      requote()
      return whenPriced()
    },
    /** Resumes pricing once the connection is back or the tab is visible. */
    resume(): void {
      if (getState().problem) return requote()
      if (isStale && !isInFlight) void settle()
    },
  }
}

/** Takes over the server's prices and corrections. */
function accept(cart: SyncedCart, quote: CartQuote): void {
  const state = cart.store.getState()
  const items = itemsByLine(quote, state.lines)
  const next = applyQuote(cartOf(state), quote, items)
  const isCaughtUp = state.problem ? next.changes.length === 0 : state.isCaughtUp
  cart.store.setState({ ...next, quote, items, problem: null, isCaughtUp })
  if (cart.isEditedHere()) cart.save(next)
  else cart.announceLines()
}

function problemOf(error: unknown): CartState['problem'] {
  const message = error instanceof Error ? error.message : String(error)
  return { message, unreachable: error instanceof ApiError && error.status === 0 }
}
