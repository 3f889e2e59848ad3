import type { ApiError } from '@shop/shared-api'

/** Where an order that was refused is mended. */
export type MendAt = 'address' | 'payment' | 'summary'

const addressField = /^(first_name|last_name|email|phone|address|address_2|city|state|zip|note|billing_\w+)$/
const paymentField = /^(payment_|po_number)/

/** Which step can mend what the shop refused; stock, prices, coupons and everything else are told on the summary. */
export function mendAt({ status, code, errors }: ApiError): MendAt {
  if (code.startsWith('card_') || errors.some(({ field }) => paymentField.test(field))) return 'payment'
  // The one thing of an order that can be missing is the saved card.
  if (status === 404) return 'payment'
  return errors.some(({ field }) => addressField.test(field)) ? 'address' : 'summary'
}
