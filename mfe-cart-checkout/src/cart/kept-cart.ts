import type { CartChange } from './cart-changes'
import type { CartLine } from './cart-line'

/** The coupon that was applied: its id goes with each quote, `value` is its percentage. */
export interface AppliedCoupon {
  id: number
  code: string
  value: number
}

/** What survives a reload. */
export interface KeptCart {
  lines: CartLine[]
  /** How the parcel shall travel. */
  shipment: 'simple' | 'express'
  coupon: AppliedCoupon | null
  /** What the server changed and the shopper has not yet put aside. */
  changes: CartChange[]
}

/** A cart as it is before anything was added, and after an order. */
export const emptyCart: KeptCart = { lines: [], shipment: 'simple', coupon: null, changes: [] }
