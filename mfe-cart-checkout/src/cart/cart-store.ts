import { ApiError, type CartQuote, type OrderForm, type QuoteRequest } from '@shop/shared-api'
import { changesAfterEdit } from './cart-changes'
import type { CartStorage } from './cart-storage'
import type { CartLine } from './cart-line'
import { countItems, removeOrdered, subtotalCents } from './cart-lines'
import { emptyCart, type AppliedCoupon, type StoredCart } from './stored-cart'
import { applyQuote, itemsByLine, type ItemsByLine } from './quote-outcome'
import { quoteRequest, type Destination } from './quote-request'

/** The cart's state for components. */
export interface CartState extends StoredCart {
  /** The server's last quote; null before the first. Its amounts match `lines` unless `quoting` or `problem` is set. */
  quote: CartQuote | null
  items: ItemsByLine
  /** A quote is pending, so the amounts are older than the lines. */
  quoting: boolean
  /** Message of the last failed quote; the lines remain. */
  problem: { message: string; unreachable: boolean } | null
  /** After a problem: the edits made since then are priced, and the shop changed nothing. */
  isCaughtUp: boolean
  /** The browser can't store the cart: it is lost when this tab closes. */
  isStorageFull: boolean
}

interface CartStoreOptions {
  storage: CartStorage
  quote(request: QuoteRequest): Promise<CartQuote>
  /** Called at the start and after each change with the number of pieces and the subtotal in cents. */
  announce(count: number, subtotal: number): void
  /** Where the order ships to, once the shopper has entered it. */
  destination?(shipment: StoredCart['shipment']): Destination | null
  /** While false (a hidden tab), carts of other tabs are taken over but not priced. */
  mayQuote?(): boolean
}

/** Owns the cart: changes show at once, then the complete cart is priced with one request in flight at a time. */
export type CartStore = ReturnType<typeof createCartStore>

/** Creates a cart store over `storage`. The site has one; tests create their own. */
export function createCartStore({
  storage,
  quote,
  announce,
  destination = () => null,
  mayQuote = () => true,
}: CartStoreOptions) {
  const listeners = new Set<() => void>()
  let stored = storage.read()
  let state: CartState = {
    ...stored,
    quote: null,
    items: new Map(),
    quoting: false,
    problem: null,
    isCaughtUp: false,
    isStorageFull: false,
  }
  /** Whether this tab made the last change: only then does it save the server's corrections. */
  let isEditedHere = true
  let isInFlight = false
  let isStale = false

  function set(next: Partial<CartState>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  function save(next: StoredCart): void {
    stored = next
    set({ ...next, isStorageFull: !storage.save(next) })
    announce(countItems(next.lines), subtotalCents(next.lines))
  }

  /** Loads what another tab saved; false when nothing changed. */
  function refresh(): boolean {
    const newest = storage.read()
    if (newest === stored) return false
    const same = JSON.stringify(newest) === JSON.stringify(cartOf(state))
    stored = newest
    if (same) return false
    isEditedHere = false
    set(newest)
    announce(countItems(newest.lines), subtotalCents(newest.lines))
    return true
  }

  /** Edits start from the newest cart of all tabs, so that no tab undoes another's edit. */
  function edit(change: (cart: StoredCart) => Partial<StoredCart>): void {
    refresh()
    const before = cartOf(state)
    const next = { ...before, ...change(before) }
    isEditedHere = true
    set({ isCaughtUp: false })
    save({ ...next, changes: changesAfterEdit(next.changes, before.lines, next.lines) })
    requote()
  }

  function requote(): void {
    isStale = true
    if (!isInFlight) void settle()
  }

  function nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const listener = () => {
        listeners.delete(listener)
        resolve()
      }
      listeners.add(listener)
    })
  }

  async function settle(): Promise<void> {
    isInFlight = true
    while (isStale && (isEditedHere || mayQuote())) {
      isStale = false
      set({ quoting: state.lines.length > 0 })
      await priceOnce()
    }
    isInFlight = false
    set({ quoting: false })
  }

  async function priceOnce(): Promise<void> {
    if (state.lines.length === 0) return set({ quote: null, items: new Map(), problem: null })
    try {
      const answer = await quote(quoteRequest(state, destination(state.shipment)))
      // The response belongs to an older cart, whose lines may no longer exist.
      if (refresh()) isStale = true
      if (!isStale) accept(answer)
    } catch (error) {
      if (!isStale) set({ problem: problemOf(error), isCaughtUp: false })
    }
  }

  function accept(answer: CartQuote): void {
    const items = itemsByLine(answer, state.lines)
    const next = applyQuote(cartOf(state), answer, items)
    const isCaughtUp = state.problem ? next.changes.length === 0 : state.isCaughtUp
    if (isEditedHere) save(next)
    set({ ...next, quote: answer, items, problem: null, isCaughtUp })
    announce(countItems(next.lines), subtotalCents(next.lines))
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (change: (lines: readonly CartLine[]) => CartLine[]) => edit(({ lines }) => ({ lines: change(lines) })),
    ship: (shipment: StoredCart['shipment']) => edit(() => ({ shipment })),
    applyCoupon: (coupon: AppliedCoupon | null) => edit(() => ({ coupon })),
    /**
     * Resets the cart after an order: simple shipping, no coupon, and only the lines added since the order was sent.
     */
    reset: (ordered: OrderForm['products']) =>
      edit(({ lines }) => ({ ...emptyCart, lines: removeOrdered(lines, ordered) })),
    /** Called when the shopper has read the shop's changes. */
    dismissChanges(): void {
      refresh()
      save({ ...cartOf(state), changes: [] })
    },
    /** Loads and prices what other tabs saved. */
    syncFromStorage(): void {
      if (refresh()) requote()
    },
    /** Prices the cart again, as after a login. */
    requote,
    /** Prices the cart again and resolves with its state, priced or with a problem. */
    async requoteAndWait(): Promise<CartState> {
      requote()
      while (state.quoting) await nextChange()
      return state
    },
    /** Resumes pricing once the connection is back or the tab is visible. */
    resume(): void {
      if (state.problem) return requote()
      if (isStale && !isInFlight) void settle()
    },
    /** Announces and prices the cart, on each page load. */
    start(): void {
      announce(countItems(state.lines), subtotalCents(state.lines))
      requote()
    },
  }
}

const cartOf = ({ lines, shipment, coupon, changes }: CartState): StoredCart => ({ lines, shipment, coupon, changes })

function problemOf(error: unknown): CartState['problem'] {
  const message = error instanceof Error ? error.message : String(error)
  return { message, unreachable: error instanceof ApiError && error.status === 0 }
}
