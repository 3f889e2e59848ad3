import type { AddressForm, OrderForm } from '@shop/shared-api'
import type { CartState } from '../cart/cart-store'
import { productsOf } from '../cart/quote-request'
import type { CheckoutState } from './draft-store'
import { chosenRate } from './steps'

/** The order as the API takes it: what the shopper sees on the summary, and the total that they saw. */
export function orderBody(cart: CartState, draft: CheckoutState, now: number): OrderForm {
  const rate = chosenRate(draft, cart.shipment, now)
  return {
    // The address step has checked it; the API checks it again.
    ...(filledIn(draft.address) as AddressForm),
    products: productsOf(cart.lines).map((line) => ({ ...line, type: 'sale' as const })),
    shipment_type: cart.shipment,
    shipment_id: rate?.object_id ?? null,
    coupen_id: cart.quote?.coupon_message ? null : (cart.coupon?.id ?? null),
    ...paymentOf(draft),
    expected_total: cart.quote?.total ?? 0,
  }
}

function paymentOf({ payment, card }: CheckoutState): Partial<OrderForm> {
  if (payment?.kind === 'saved') return { payment_method_id: payment.id }
  if (payment?.kind === 'invoice') return { po_number: payment.poNumber }
  return { payment_token: card?.token ?? null }
}

/** Without the fields that were left empty; billing fields count only where the bill goes elsewhere. */
function filledIn(address: CheckoutState['address']): CheckoutState['address'] {
  const same = address.billing_same !== false
  const kept = Object.entries(address).filter(([field, text]) => text !== '' && !(same && field.startsWith('billing_')))
  return { ...Object.fromEntries(kept), billing_same: same }
}
