import type { AddressForm, OrderForm, ShipmentRate } from '@shop/shared-api'

/** The chosen payment method. A new card isn't stored: its token exists only in page memory. */
export type PaymentChoice =
  | { kind: 'card' }
  | { kind: 'saved'; id: string }
  | { kind: 'invoice'; poNumber: string }
  /** Store credit pays for all of it. */
  | { kind: 'credit' }

/** The displayable details of a new card, and its provider's token. */
export interface NewCard {
  token: string
  brand: string
  last4: string
}

/** An order in flight: the request and its key, until the shop has given a final response. */
export interface PendingOrder {
  key: string
  body: OrderForm
  /** The user id of the sender, null for a guest; only the same buyer may retry with the key. */
  buyer: string | null
}

/** An order that waits for bank approval: the token of a guest's link, and the bank's URL. */
export interface Receipt {
  orderId: string
  token: string | null
  bankUrl: string
}

/** Fields of the address step as typed, and whether the billing address is the same. */
export type TypedAddress = Partial<AddressForm>

/** The progress of a checkout, stored for this tab until it is closed. */
export interface CheckoutDraft {
  address: TypedAddress
  /** The address step is complete. */
  addressDone: boolean
  /** Shipping rates for this address, as last fetched. */
  rates: ShipmentRate[]
  /** The postal address that the rates are for. */
  ratesFor: string
  payment: PaymentChoice | null
  /** The balance of store credit that may be used, in dollars; 0 unless the shopper wants to use it. */
  credit: number
  /**
   * The Idempotency-Key of this checkout, created at the first submission: the same body sent again is the same
   * order.
   */
  orderKey: string | null
  order: PendingOrder | null
  /** The order that awaits bank approval, for the return from the bank. */
  receipt: Receipt | null
  /** Whether a logged-in user wrote it: their logout clears it. */
  loggedIn: boolean
}

/** A checkout that hasn't started. */
export const emptyDraft: CheckoutDraft = {
  address: {},
  addressDone: false,
  rates: [],
  ratesFor: '',
  payment: null,
  credit: 0,
  orderKey: null,
  order: null,
  receipt: null,
  loggedIn: false,
}

const postalFields = ['address', 'address_2', 'city', 'state', 'zip'] as const

/** A postal address as one string, to compare addresses. */
export function postalKey(address: TypedAddress): string {
  return postalFields.map((field) => (address[field] ?? '').trim()).join('\n')
}
