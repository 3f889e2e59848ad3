import type { CartQuote } from '@shop/shared-api'
import type { ItemsByLine } from './quote-outcome'
import type { StoredCart } from './stored-cart'

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

/** The state of a cart that was just read from storage. */
export function unpricedState(stored: StoredCart): CartState {
  return {
    ...stored,
    quote: null,
    items: new Map(),
    quoting: false,
    problem: null,
    isCaughtUp: false,
    isStorageFull: false,
  }
}

/** The part of the state that is stored. */
export function cartOf({ lines, shipment, coupon, changes, saved }: StoredCart): StoredCart {
  return { lines, shipment, coupon, changes, saved }
}
