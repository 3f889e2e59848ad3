import type { AddressForm, OrderForm } from '@shop/shared-api'
import type { CartState } from '../cart/cart-state'
import { toQuoteProducts } from '../cart/quote-request'
import type { CheckoutState } from './draft-store'
import { chosenRate } from './steps'
import { usedCredit } from './used-credit'

/** The order request: the contents of the summary, and the total that the shopper saw. */
export function orderBody(cart: CartState, draft: CheckoutState, now: number): OrderForm {
  const rate = chosenRate(draft, cart.shipment, now)
  return {
    // Validated by the address step and again by the API.
    ...(nonEmptyFields(draft.address) as AddressForm),
    products: toQuoteProducts(cart.lines).map((line) => ({ ...line, type: 'sale' as const })),
    shipment_type: cart.shipment,
    shipment_id: rate?.object_id ?? null,
    coupen_id: cart.quote?.coupon_message ? null : (cart.coupon?.id ?? null),
    ...paymentOf(draft),
    store_credit: usedCredit(draft, cart.quote?.total),
    expected_total: cart.quote?.total ?? 0,
  }
}

function paymentOf({ payment, card }: CheckoutState): Partial<OrderForm> {
  if (payment?.kind === 'saved') return { payment_method_id: payment.id }
  if (payment?.kind === 'invoice') return { po_number: payment.poNumber }
  return { payment_token: payment?.kind === 'credit' ? null : (card?.token ?? null) }
}

/** Omits empty fields, and billing fields when the billing address is the same. */
function nonEmptyFields(address: CheckoutState['address']): CheckoutState['address'] {
  const same = address.billing_same !== false
  const entries = Object.entries(address).filter(
    ([field, text]) => text !== '' && !(same && field.startsWith('billing_')),
  )
  return { ...Object.fromEntries(entries), billing_same: same }
}
