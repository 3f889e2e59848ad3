import type { PaymentProviderInfo } from '@shop/shared-api/contract'

/** The display data of a card, and the provider's reference to it. */
export interface Card {
  reference: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  holderName: string
}

/** The owner of a card. `otherReference` is the reference of another card of theirs, if there is one. */
export interface CardOwner {
  id: string
  email: string
  username: string
  otherReference?: string
}

/** The state of a charge: authorized, captured, waiting for the shopper at `url`, or declined with the reason. */
export type Charge =
  | { state: 'authorized' | 'captured'; reference: string }
  | { state: 'action'; reference: string; url: string }
  | { state: 'declined'; message: string }

/** A charge to make. Requests with the same `key` are the same charge. */
export interface ChargeRequest {
  /** Of the card. */
  reference: string
  amountCents: number
  key: string
  /** Path of our site to which the shopper's bank redirects. */
  returnPath: string
}

/** A part of a captured charge to refund. Requests with the same `key` are the same refund, at any time. */
export interface PartialRefund {
  amountCents: number
  key: string
}

/** A payment provider. All calls throw 503 when it is unreachable and may be repeated safely. */
export interface PaymentProvider {
  name: PaymentProviderInfo['provider']
  /** The public data for the browser. */
  publicInfo: PaymentProviderInfo
  /** The card of a token, for one order; throws 422 for a token of another provider. */
  readCard: (token: string) => Promise<Card>
  /** The card of a token, saved for its owner's later orders; throws 422 when the bank declines it. */
  saveCard: (token: string, owner: CardOwner) => Promise<Card>
  deleteCard: (reference: string) => Promise<void>
  /** Authorizes a charge; no money moves before `capture`. */
  charge: (request: ChargeRequest) => Promise<Charge>
  capture: (reference: string) => Promise<void>
  /** The current state of a charge. */
  getCharge: (reference: string) => Promise<Charge>
  /** Refunds a captured charge or a part of it; without a part, also releases an authorized or pending charge. */
  refund: (reference: string, part?: PartialRefund) => Promise<void>
  /**
   * Verifies a webhook message and returns its order's id, undefined if it has none; throws 400 for an invalid
   * signature.
   */
  parseOrderEvent?: (body: Buffer, signature: string) => string | undefined
}
