import { emptyDraft, postalKey, type TypedAddress } from '../checkout/checkout-draft'
import type { CheckoutState } from '../checkout/draft-store'
import { makeRates } from './order-desk'

/** The recipient in tests. */
export const dana: TypedAddress = {
  first_name: 'Dana',
  last_name: 'Rivera',
  email: 'dana@gym.example',
  phone: '5550102030',
  address: '12 Corner St',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  billing_same: true,
}

/** A draft with a complete address step and a new card. */
export function makeDraft(traits: Partial<CheckoutState> = {}): CheckoutState {
  return {
    ...emptyDraft,
    address: dana,
    addressDone: true,
    rates: makeRates(),
    ratesFor: postalKey(dana),
    payment: { kind: 'card' },
    card: { token: 'testvault.abc', brand: 'visa', last4: '4242' },
    refusals: [],
    isOver: false,
    ...traits,
  }
}
