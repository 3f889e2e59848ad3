import type { ShipmentRate } from '@shop/shared-api'
import { cartHasError } from '../cart/cart-lines'
import type { KeptCart } from '../cart/kept-cart'
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

type Cart = Pick<KeptCart, 'lines' | 'shipment'>

/** The rate of the chosen delivery for this address; undefined when there is none, or it is no longer good at `now` (ms). */
export function chosenRate(draft: CheckoutState, shipment: Cart['shipment'], now: number): ShipmentRate | undefined {
  if (draft.ratesFor !== postalKey(draft.address)) return undefined
  // Wholesellers are offered one way only.
  const rate = draft.rates.find(({ type }) => type === shipment)
  return rate && Date.parse(rate.expires_at) > now ? rate : undefined
}

/** How far the shopper may go: the first step that is not done yet. */
function furthestStep(cart: Cart, draft: CheckoutState): StepPath {
  if (cart.lines.length === 0 || cartHasError(cart.lines)) return '/cart'
  // An expired rate is asked for again where it is needed; it takes nobody back.
  if (!draft.addressDone || !chosenRate(draft, cart.shipment, 0)) return '/shipment'
  return isPaymentChosen(draft) ? '/checkout' : '/payment'
}

/** Where a visitor of `path` belongs instead; undefined when they may be there. */
export function redirectFrom(path: StepPath, cart: Cart, draft: CheckoutState): StepPath | undefined {
  // What was sent is not changed any more: it is finished first. The cart itself stays open.
  if (draft.order) return path === '/cart' || path === '/checkout' ? undefined : '/checkout'
  const furthest = furthestStep(cart, draft)
  return indexOf(path) > indexOf(furthest) ? furthest : undefined
}

/** What the destination means for the amounts; null until the address step is done. */
export function destinationOf(draft: CheckoutState, shipment: Cart['shipment']): Destination | null {
  const { state } = draft.address
  if (!draft.addressDone || !state) return null
  return { state, shipment_id: chosenRate(draft, shipment, Date.now())?.object_id ?? null }
}

/** The place of a step among all. */
export function indexOf(path: StepPath): number {
  return steps.findIndex((step) => step.path === path)
}

function isPaymentChosen({ payment, card }: CheckoutState): boolean {
  return payment !== null && (payment.kind !== 'card' || card !== null)
}
