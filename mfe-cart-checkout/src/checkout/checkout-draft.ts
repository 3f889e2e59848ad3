import type { AddressForm, OrderForm, ShipmentRate } from '@shop/shared-api'

/** How the shopper wants to pay. A new card is not kept: its token lives in the page's memory alone. */
export type PaymentChoice = { kind: 'card' } | { kind: 'saved'; id: string } | { kind: 'invoice'; poNumber: string }

/** What may be shown of a new card, and the token that its provider gave for it. */
export interface NewCard {
  token: string
  brand: string
  last4: string
}

/** An order on its way: what was sent under which key, until the shop has answered for good. */
export interface PendingOrder {
  key: string
  body: OrderForm
  /** Who sent it, null for a guest; a key belongs to its caller, so nobody else may ask for it. */
  buyer: string | null
}

/** An order that waits for a bank: the secret of a guest's link, and where the bank asks. */
export interface Receipt {
  orderId: string
  token: string | null
  bankUrl: string
}

/** Fields of the address step as typed: texts, and whether the bill goes to the same address. */
export type TypedAddress = Partial<AddressForm>

/** How far a checkout has come; kept for this tab until it is closed. */
export interface CheckoutDraft {
  address: TypedAddress
  /** The address has passed its step. */
  addressDone: boolean
  /** What sending costs to this address, as last asked. */
  rates: ShipmentRate[]
  /** The postal part of the address that the rates are for. */
  ratesFor: string
  payment: PaymentChoice | null
  /** The Idempotency-Key of this checkout, made at the first press: sent again with the same body it is the same order. */
  orderKey: string | null
  order: PendingOrder | null
  /** The order that a bank asks its customer about, for the way back from there. */
  receipt: Receipt | null
  /** Whether it was written by somebody logged in: their logout takes it away. */
  loggedIn: boolean
}

/** A checkout that has not begun. */
export const emptyDraft: CheckoutDraft = {
  address: {},
  addressDone: false,
  rates: [],
  ratesFor: '',
  payment: null,
  orderKey: null,
  order: null,
  receipt: null,
  loggedIn: false,
}

const postalFields = ['address', 'address_2', 'city', 'state', 'zip'] as const

/** A postal address in one text, for telling whether it is still the same. */
export function postalKey(address: TypedAddress): string {
  return postalFields.map((field) => (address[field] ?? '').trim()).join('\n')
}
