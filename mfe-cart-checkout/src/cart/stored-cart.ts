import type { CartChange } from './cart-changes'
import type { CartLine } from './cart-line'

/** The applied coupon: its id goes with each quote, `value` is its percentage. */
export interface AppliedCoupon {
  id: number
  code: string
  value: number
}

/** The part of the cart that survives a reload. */
export interface StoredCart {
  lines: CartLine[]
  /** The chosen shipping method. */
  shipment: 'simple' | 'express'
  coupon: AppliedCoupon | null
  /** Changes made by the server that the shopper hasn't dismissed yet. */
  changes: CartChange[]
  /** Lines for later: neither priced nor ordered. */
  saved: CartLine[]
}

/** An empty cart, as before the first item and after an order. */
export const emptyCart: StoredCart = { lines: [], shipment: 'simple', coupon: null, changes: [], saved: [] }
