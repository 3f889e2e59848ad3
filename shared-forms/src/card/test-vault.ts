import type { TestVaultCard } from '@shop/shared-api'

/** A tokenized card: the details that may be displayed, never its number or code. */
export interface CardToken {
  /** Sent to the API as `payment_token`. */
  token: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  holder_name: string
}

/** Creates a test vault token in the browser; number and security code stay here. */
export function testVaultToken(card: TestVaultCard): CardToken {
  const bytes = new TextEncoder().encode(JSON.stringify(card))
  const text = btoa(String.fromCharCode(...bytes))
  const token = `testvault.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  return { token, ...card }
}
