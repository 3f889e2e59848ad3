import type { ShipmentRate } from '@shop/shared-api'
import { cartHasError } from '../cart/cart-lines'
import type { StoredCart } from '../cart/stored-cart'
import type { Destination } from '../cart/quote-request'
import { postalKey } from './checkout-draft'
import type { CheckoutState } from './draft-store'

/** The steps from cart to order, in order, with their paths. */
export const steps = [
  { path: '/cart', title: 'Cart' },
  { path: '/shipment', title: 'Shipment' },
  { path: '/payment', title: 'Payment' },
  { path: '/checkout', title: 'Checkout' },
] as const

/** A step's path. */
export type StepPath = (typeof steps)[number]['path']

type Cart = Pick<StoredCart, 'lines' | 'shipment'>

/**
 * The rate of the chosen shipping method for this address; undefined when there is none or it has expired at `now`
 * (ms).
 */
export function chosenRate(draft: CheckoutState, shipment: Cart['shipment'], now: number): ShipmentRate | undefined {
  if (draft.ratesFor !== postalKey(draft.address)) return undefined
  // Wholesalers are offered one shipping method only.
  const rate = draft.rates.find(({ type }) => type === shipment)
  return rate && Date.parse(rate.expires_at) > now ? rate : undefined
}

/** The first incomplete step. */
function furthestStep(cart: Cart, draft: CheckoutState): StepPath {
  if (cart.lines.length === 0 || cartHasError(cart.lines)) return '/cart'
  // An expired rate is fetched again where it is needed; it causes no redirect.
  if (!draft.addressDone || !chosenRate(draft, cart.shipment, 0)) return '/shipment'
  return isPaymentChosen(draft) ? '/checkout' : '/payment'
}

/** Where a visitor of `path` is redirected; undefined when they may stay. */
export function getStepRedirect(path: StepPath, cart: Cart, draft: CheckoutState): StepPath | undefined {
  // An order in flight can't be changed and is finished first. The cart stays open.
  if (draft.order) return path === '/cart' || path === '/checkout' ? undefined : '/checkout'
  const furthest = furthestStep(cart, draft)
  return stepIndex(path) > stepIndex(furthest) ? furthest : undefined
}

/** The destination for quotes; null until the address step is complete. */
export function getDestination(draft: CheckoutState, shipment: Cart['shipment']): Destination | null {
  const { state } = draft.address
  if (!draft.addressDone || !state) return null
  return { state, shipment_id: chosenRate(draft, shipment, Date.now())?.object_id ?? null }
}

/** Position of a step, from 0. */
export function stepIndex(path: StepPath): number {
  return steps.findIndex((step) => step.path === path)
}

function isPaymentChosen({ payment, card }: CheckoutState): boolean {
  return payment !== null && (payment.kind !== 'card' || card !== null)
}
