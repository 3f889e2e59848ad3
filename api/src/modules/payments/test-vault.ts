import { createHash } from 'node:crypto'
import { testVaultCard, type TestVaultCard } from '@shop/shared-api/contract'
import { invalid } from '../../failure'
import type { Card, PaymentProvider } from './provider'

const PREFIX = 'testvault.'
/** Cards with these last digits are declined, like test cards of real providers. */
const DECLINED = '0002'

const DECLINED_MESSAGE = 'Your card was declined. Please choose another way to pay.'

/** The embedded provider for trials: no money moves, and it knows only brand, last four digits and expiry of a card. */
export const testVault: PaymentProvider = {
  name: 'test-vault',
  publicInfo: { provider: 'test-vault', publishable_key: null, api_url: null },
  readCard: async (token) => readCard(token),
  saveCard: async (token) => readCard(token),
  deleteCard: async () => undefined,
  charge: async ({ reference, key }) =>
    readToken(reference).last4 === DECLINED
      ? { state: 'declined', message: DECLINED_MESSAGE }
      : { state: 'authorized', reference: `test_${createHash('sha256').update(key).digest('hex').slice(0, 24)}` },
  capture: async () => undefined,
  getCharge: async (reference) => ({ state: 'authorized', reference }),
  refund: async () => undefined,
}

function readCard(token: string): Card {
  const card = readToken(token)
  const expired = new Date(card.exp_year, card.exp_month, 1) <= new Date()
  if (expired) throw invalid([{ field: 'payment_token', message: 'This card has expired.' }], 'card_expired')
  return asCard(token, card)
}

function readToken(token: string): TestVaultCard {
  try {
    if (!token.startsWith(PREFIX)) throw new Error('not a token of the test vault')
    return testVaultCard.parse(JSON.parse(Buffer.from(token.slice(PREFIX.length), 'base64url').toString('utf8')))
  } catch {
    throw invalid([{ field: 'payment_token', message: 'We could not read this card. Please enter it again.' }])
  }
}

const asCard = (token: string, card: TestVaultCard): Card => ({
  reference: token,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  holderName: card.holder_name,
})
