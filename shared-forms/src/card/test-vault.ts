import type { TestVaultCard } from '@shop/shared-api'

/** A card as its provider's token stands for it: what may be shown of it, and never its number or code. */
export interface CardToken {
  /** Goes to the API as `payment_token`. */
  token: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  holder_name: string
}

/** Makes a token of the embedded test vault in the browser; number and security code end here. */
export function testVaultToken(card: TestVaultCard): CardToken {
  const bytes = new TextEncoder().encode(JSON.stringify(card))
  const text = btoa(String.fromCharCode(...bytes))
  const token = `testvault.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  return { token, ...card }
}
