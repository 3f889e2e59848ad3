import { z } from './zod'
import { paymentMethod } from './account'
import { dataOf, endpoint, outcome } from './endpoint'
import { singleLine } from './text'

/** What a token of the local test vault holds: never a number. The browser makes it as `testvault.` and base64url of this JSON. */
export const testVaultCard = z.strictObject({
  brand: z.enum(['visa', 'mastercard', 'amex', 'discover']),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int().min(2000).max(2100),
  holder_name: singleLine(2, 80),
})
export type TestVaultCard = z.infer<typeof testVaultCard>

/** Who turns a card into a token. For `stripe` the form sends the card from the browser to `api_url` with the publishable key; the test vault's token is made by the form itself. */
export const paymentProvider = z.object({
  provider: z.enum(['test-vault', 'stripe']),
  publishable_key: z.string().nullable(),
  /** The provider's API, such as `https://api.stripe.com`; null for the test vault. */
  api_url: z.string().nullable(),
})
export type PaymentProviderInfo = z.infer<typeof paymentProvider>

const cards = z.object({ data: z.array(paymentMethod) })
const params = z.strictObject({ id: z.uuid() })

/** Calls on the caller's saved cards: at most ten, the default first. */
export const paymentEndpoints = {
  'GET /payment-provider': endpoint({
    summary: 'The payment provider, and the public key for its form',
    tag: 'cart',
    access: 'public',
    response: dataOf(paymentProvider),
    failures: [],
  }),
  'GET /payment-methods': endpoint({
    summary: 'My saved cards, the default first',
    tag: 'account',
    access: 'session',
    response: cards,
    failures: [401],
  }),
  'POST /payment-methods': endpoint({
    summary: 'Save a card by the token that its provider gave the browser',
    tag: 'account',
    access: 'session',
    body: z.strictObject({ payment_token: z.string().min(1).max(2000), is_defualt: z.boolean().default(false) }),
    response: dataOf(paymentMethod),
    status: 201,
    failures: [401, 409, 422],
  }),
  'POST /payment-methods/:id': endpoint({
    summary: 'Make a card the default',
    tag: 'account',
    access: 'session',
    params,
    response: cards,
    failures: [401, 404, 422],
  }),
  'DELETE /payment-methods/:id': endpoint({
    summary: 'Forget a card; the newest one becomes default when it was that',
    tag: 'account',
    access: 'session',
    params,
    response: outcome,
    failures: [401, 404, 422],
  }),
}
