import type { PaymentProviderInfo } from '@shop/shared-api/contract'

/** What may be shown of a card, and the provider's own reference to it. */
export interface Card {
  reference: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  holderName: string
}

/** Whose card it is. `otherReference` is the reference of another card of theirs, if there is one. */
export interface CardOwner {
  id: string
  email: string
  username: string
  otherReference?: string
}

/** How a charge stands: money set aside, taken, waiting for the shopper at `url`, or refused with the reason. */
export type Charge =
  | { state: 'authorised' | 'captured'; reference: string }
  | { state: 'action'; reference: string; url: string }
  | { state: 'declined'; message: string }

/** What is to be charged. `key` makes a repeated request the same charge. */
export interface ChargeRequest {
  /** Of the card. */
  reference: string
  amountCents: number
  key: string
  /** Path of ours to which the shopper's bank sends them back. */
  returnPath: string
}

/** Whoever takes the money. All throw 503 when they cannot be reached; repeating is always safe. */
export interface PaymentProvider {
  name: PaymentProviderInfo['provider']
  /** What a browser may know of it. */
  publicInfo: PaymentProviderInfo
  /** The card behind a token, for one order; throws 422 for a token that is not the provider's. */
  readCard: (token: string) => Promise<Card>
  /** The card behind a token, kept for its owner's later orders; throws 422 when the bank refuses it. */
  saveCard: (token: string, owner: CardOwner) => Promise<Card>
  deleteCard: (reference: string) => Promise<void>
  /** Sets the money aside; nothing is taken before `capture`. */
  charge: (request: ChargeRequest) => Promise<Charge>
  capture: (reference: string) => Promise<void>
  /** How a charge stands now. */
  getCharge: (reference: string) => Promise<Charge>
  /** Gives back what was taken or set aside, or ends what still waits. */
  refund: (reference: string) => Promise<void>
  /** Reads the provider's signed message; the id of the order that it tells of, undefined when of none, and 400 when it is not signed. */
  parseOrderEvent?: (body: Buffer, signature: string) => string | undefined
}
