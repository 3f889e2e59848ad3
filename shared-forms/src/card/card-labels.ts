import type { PaymentMethod } from '@shop/shared-api'
import { brandRules, type CardBrand } from './card-brand'

/** The display name of a card: "Visa ending in 4242". */
export function formatCardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return `${brandRules[brand as CardBrand]?.name ?? brand} ending in ${last4}`
}

/** The expiry as printed on the card: "04 / 29". */
export function formatCardExpiry({ exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>): string {
  return `${String(exp_month).padStart(2, '0')} / ${String(exp_year).slice(-2)}`
}

/** Whether the card has expired on the given day. */
export function isExpired(
  { exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>,
  today: Date,
): boolean {
  return new Date(exp_year, exp_month, 1) <= today
}
