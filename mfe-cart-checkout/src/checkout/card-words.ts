import type { PaymentMethod } from '@shop/shared-api'

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** A card as people tell it from others: "Visa ending in 4242". */
export function cardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return `${brandNames[brand] ?? brand} ending in ${last4}`
}

/** The month it holds until, as it stands on the card. */
export function cardExpiry({ exp_month, exp_year }: PaymentMethod): string {
  return `${String(exp_month).padStart(2, '0')} / ${String(exp_year).slice(-2)}`
}

/** Whether the card's last month is over. */
export function isExpired({ exp_month, exp_year }: PaymentMethod, now: Date): boolean {
  return new Date(exp_year, exp_month, 1) <= now
}
