import { ApiError, type CartQuote, type OrderForm, type QuoteRequest } from '@shop/shared-api'
import { changesAfterEdit } from './cart-changes'
import type { CartKeeper } from './cart-keeper'
import type { CartLine } from './cart-line'
import { countOf, takeOut, worthOf } from './cart-lines'
import { emptyCart, type AppliedCoupon, type KeptCart } from './kept-cart'
import { applyQuote, itemsByLine, type ItemsByLine } from './quote-outcome'
import { quoteRequest, type Destination } from './quote-request'

/** The cart as a page sees it. */
export interface CartState extends KeptCart {
  /** The server's last answer; null before the first. Its amounts are those of `lines` unless quoting or in a problem. */
  quote: CartQuote | null
  items: ItemsByLine
  /** The amounts are behind the lines: an answer is on its way. */
  quoting: boolean
  /** Why the last quote failed, in words for people; the lines are kept. */
  problem: { message: string; unreachable: boolean } | null
  /** After a problem: the edits made meanwhile are priced, and the shop had changed nothing. */
  caughtUp: boolean
  /** The browser refuses to keep the cart: it goes with this tab. */
  forgetful: boolean
}

interface CartStoreOptions {
  keeper: CartKeeper
  quote(request: QuoteRequest): Promise<CartQuote>
  /** Told at the start and after each change of what the cart holds: pieces, and their worth in cents. */
  announce(count: number, worth: number): void
  /** Where the parcel goes, once the shopper has said so. */
  destination?(shipment: KeptCart['shipment']): Destination | null
  /** While false, as in a tab that nobody sees, carts of other tabs are taken over and not priced. */
  mayAsk?(): boolean
}

/** Owns the cart: changes show at once, and the whole cart is then priced with one request in flight at a time. */
export type CartStore = ReturnType<typeof createCartStore>

/** Makes a cart over what is kept. The site has one; tests make their own. */
export function createCartStore({
  keeper,
  quote,
  announce,
  destination = () => null,
  mayAsk = () => true,
}: CartStoreOptions) {
  const listeners = new Set<() => void>()
  let kept = keeper.newest()
  let state: CartState = {
    ...kept,
    quote: null,
    items: new Map(),
    quoting: false,
    problem: null,
    caughtUp: false,
    forgetful: false,
  }
  /** Whether the cart last changed here: only then are the server's corrections kept here too. */
  let mine = true
  let inFlight = false
  let stale = false

  function set(next: Partial<CartState>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  function keep(next: KeptCart): void {
    kept = next
    set({ ...next, forgetful: !keeper.keep(next) })
    announce(countOf(next.lines), worthOf(next.lines))
  }

  /** Takes over what another tab has kept; false when there is nothing new. */
  function refresh(): boolean {
    const newest = keeper.newest()
    if (newest === kept) return false
    const same = JSON.stringify(newest) === JSON.stringify(cartOf(state))
    kept = newest
    if (same) return false
    mine = false
    set(newest)
    announce(countOf(newest.lines), worthOf(newest.lines))
    return true
  }

  /** Edits start from the newest cart of all tabs, so that none undoes another's. */
  function edit(change: (cart: KeptCart) => Partial<KeptCart>): void {
    refresh()
    const before = cartOf(state)
    const next = { ...before, ...change(before) }
    mine = true
    set({ caughtUp: false })
    keep({ ...next, changes: changesAfterEdit(next.changes, before.lines, next.lines) })
    requote()
  }

  function requote(): void {
    stale = true
    if (!inFlight) void settle()
  }

  function changed(): Promise<void> {
    return new Promise((told) => {
      const listener = () => {
        listeners.delete(listener)
        told()
      }
      listeners.add(listener)
    })
  }

  async function settle(): Promise<void> {
    inFlight = true
    while (stale && (mine || mayAsk())) {
      stale = false
      set({ quoting: state.lines.length > 0 })
      await priceOnce()
    }
    inFlight = false
    set({ quoting: false })
  }

  async function priceOnce(): Promise<void> {
    if (state.lines.length === 0) return set({ quote: null, items: new Map(), problem: null })
    try {
      const answer = await quote(quoteRequest(state, destination(state.shipment)))
      // The answer is of an older cart: what it corrects may no longer be there.
      if (refresh()) stale = true
      if (!stale) accept(answer)
    } catch (error) {
      if (!stale) set({ problem: problemOf(error), caughtUp: false })
    }
  }

  function accept(answer: CartQuote): void {
    const items = itemsByLine(answer, state.lines)
    const next = applyQuote(cartOf(state), answer, items)
    const caughtUp = state.problem ? next.changes.length === 0 : state.caughtUp
    if (mine) keep(next)
    set({ ...next, quote: answer, items, problem: null, caughtUp })
    announce(countOf(next.lines), worthOf(next.lines))
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (change: (lines: readonly CartLine[]) => CartLine[]) => edit(({ lines }) => ({ lines: change(lines) })),
    ship: (shipment: KeptCart['shipment']) => edit(() => ({ shipment })),
    applyCoupon: (coupon: AppliedCoupon | null) => edit(() => ({ coupon })),
    /** As new after an order: simple delivery, no coupon, and no lines but what was added since it was sent. */
    reset: (ordered: OrderForm['products']) => edit(({ lines }) => ({ ...emptyCart, lines: takeOut(lines, ordered) })),
    /** The shopper has read what the shop changed. */
    putChangesAside(): void {
      refresh()
      keep({ ...cartOf(state), changes: [] })
    },
    /** Takes over what other tabs have kept, and prices that. */
    follow(): void {
      if (refresh()) requote()
    },
    /** Prices the cart anew, as after a login. */
    requote,
    /** Prices the cart anew and gives it as it then is, priced or with its problem. */
    async requoted(): Promise<CartState> {
      requote()
      while (state.quoting) await changed()
      return state
    },
    /** Goes on with what waited: for a connection, or for somebody to look. */
    wake(): void {
      if (state.problem) return requote()
      if (stale && !inFlight) void settle()
    },
    /** States what the cart holds and prices it, as on each page load. */
    start(): void {
      announce(countOf(state.lines), worthOf(state.lines))
      requote()
    },
  }
}

const cartOf = ({ lines, shipment, coupon, changes }: CartState): KeptCart => ({ lines, shipment, coupon, changes })

function problemOf(error: unknown): CartState['problem'] {
  const message = error instanceof Error ? error.message : String(error)
  return { message, unreachable: error instanceof ApiError && error.status === 0 }
}
