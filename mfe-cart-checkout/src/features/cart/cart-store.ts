import type { CartQuote, QuoteRequest } from '@shop/shared-api'
import { countOf, type CartLine } from './cart-lines'
import type { StoredCart } from './stored-cart'

/** The cart as a page sees it. */
export interface CartState extends StoredCart {
  /** The server's last answer; null before the first. Its amounts are those of `lines` unless `quoting`. */
  quote: CartQuote | null
  /** The amounts are behind the lines: an answer is on its way. */
  quoting: boolean
  /** Why the last quote failed, in the API's words; the lines are kept. */
  problem: string | null
}

interface CartStoreOptions {
  initial: StoredCart
  quote(request: QuoteRequest): Promise<CartQuote>
  /** Keeps what survives a reload. */
  keep(cart: StoredCart): void
  /** Told after each change of what the cart holds; `subtotal` in dollars. */
  announce(count: number, subtotal: number): void
}

/** Owns the cart: changes show at once, and the whole cart is then priced with one request in flight at a time. */
export interface CartStore {
  state(): CartState
  subscribe(listener: () => void): () => void
  change(edit: (lines: readonly CartLine[]) => CartLine[]): void
  ship(shipment: StoredCart['shipment']): void
  /** Takes over what another tab has written. */
  adopt(cart: StoredCart): void
  /** Prices the cart anew, as after a login. */
  requote(): void
}

export function createCartStore({ initial, quote, keep, announce }: CartStoreOptions): CartStore {
  const listeners = new Set<() => void>()
  let state: CartState = { ...initial, quote: null, quoting: false, problem: null }
  let inFlight = false
  let stale = false

  function set(next: Partial<CartState>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  function edit(next: Partial<StoredCart>): void {
    set(next)
    keep({ lines: state.lines, shipment: state.shipment })
    announce(countOf(state.lines), state.quote?.subtotal ?? 0)
    requote()
  }

  function requote(): void {
    stale = true
    if (!inFlight) void settle()
  }

  async function settle(): Promise<void> {
    inFlight = true
    while (stale) {
      stale = false
      set({ quoting: true })
      await priceOnce()
    }
    inFlight = false
    set({ quoting: false })
  }

  async function priceOnce(): Promise<void> {
    if (state.lines.length === 0) {
      set({ quote: null, problem: null })
      return announce(0, 0)
    }
    try {
      const answer = await quote(requestOf(state))
      if (stale) return
      set({ quote: answer, problem: null, lines: linesOf(answer, state.lines) })
      keep({ lines: state.lines, shipment: state.shipment })
      announce(countOf(state.lines), answer.subtotal)
    } catch (error) {
      if (!stale) set({ problem: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change) => edit({ lines: change(state.lines) }),
    ship: (shipment) => edit({ shipment }),
    adopt(cart) {
      set(cart)
      announce(countOf(cart.lines), state.quote?.subtotal ?? 0)
      requote()
    },
    requote,
  }
}

function requestOf({ lines, shipment }: StoredCart): QuoteRequest {
  return {
    products: lines.map((line) => ({
      product_id: line.productId,
      product_variation_id: line.variationId,
      qty: line.quantity,
      ...(line.priceSeen !== null && { discount_price: line.priceSeen, discount_sale_price: line.salePriceSeen }),
    })),
    shipment_type: shipment,
  }
}

/** The kept lines brought to what the server says: title, stock, price and error of each. */
function linesOf(quote: CartQuote, lines: readonly CartLine[]): CartLine[] {
  const items = new Map(quote.items.map((item) => [item.product_variation_id, item]))
  return lines.map((line) => {
    const item = items.get(line.variationId)
    if (!item) return { ...line, hasError: true }
    return {
      ...line,
      title: item.title,
      thumbnail: item.thumbnail,
      size: item.selectedSize,
      color: item.selectedColor,
      quantity: item.hasError ? line.quantity : Math.max(1, item.quantity),
      priceSeen: item.discount_price,
      salePriceSeen: item.discount_sale_price,
      hasError: item.hasError,
    }
  })
}
