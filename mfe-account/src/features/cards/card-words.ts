import type { PaymentMethod } from '@shop/shared-api'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** A card as its owner calls it: "Visa ending in 4242". */
export const cardName = ({ brand, last4 }: PaymentMethod): string => `${brands[brand] ?? brand} ending in ${last4}`

/** The last month of a card as it is printed on it: "04/29". */
export const cardExpiry = ({ exp_month: month, exp_year: year }: PaymentMethod): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`

/** Whether a card's last month is over on that day. */
export function isExpired({ exp_month: month, exp_year: year }: PaymentMethod, today: Date): boolean {
  return today >= new Date(year, month, 1)
}
