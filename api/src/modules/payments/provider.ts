/** What may be shown of a card, and the provider's own reference to it. */
export interface Card {
  reference: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  holderName: string
}

/** What came of a charge. */
export type ChargeResult = { paid: true; reference: string } | { paid: false; message: string }

/** Whoever takes the money. `key` makes a repeated charge or refund the same one. */
export interface PaymentProvider {
  name: string
  /** The card behind a token; throws 422 for a token that is not the provider's. */
  cardOf: (token: string) => Promise<Card>
  charge: (request: { reference: string; amountCents: number; key: string }) => Promise<ChargeResult>
  refund: (request: { reference: string; key: string }) => Promise<void>
}
