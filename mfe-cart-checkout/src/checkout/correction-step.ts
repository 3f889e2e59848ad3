import type { ApiError } from '@shop/shared-api'

/** The step on which a refused order can be corrected. */
export type CorrectionStep = 'address' | 'payment' | 'summary'

const addressField = /^(first_name|last_name|email|phone|address|address_2|city|state|zip|note|billing_\w+)$/
const paymentField = /^(payment_|po_number|store_credit)/

/** The step that can correct a refusal; stock, prices, coupons and everything else are shown on the summary. */
export function correctionStepFor({ status, code, errors }: ApiError): CorrectionStep {
  if (
    code.startsWith('card_') ||
    code === 'store_credit_changed' ||
    errors.some(({ field }) => paymentField.test(field))
  )
    return 'payment'
  // The only entity of an order that can be missing is the saved card.
  if (status === 404) return 'payment'
  return errors.some(({ field }) => addressField.test(field)) ? 'address' : 'summary'
}
