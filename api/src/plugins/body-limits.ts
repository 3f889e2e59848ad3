import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import { maxFormBytes, type FileRule } from '../uploads/upload-rules'

const KILOBYTE = 1024

/** Maximum body size of calls without a body, in bytes. */
export const NO_BODY_BYTES = KILOBYTE
/** A form of a few fields with each character escaped as `\u1234`. */
const SMALL_BODY_BYTES = 4 * KILOBYTE
/** A webhook event of the payment provider. */
export const PAYMENT_EVENT_BYTES = 256 * KILOBYTE

/** A cart of a hundred lines, and an address. */
const CART_BYTES = 24 * KILOBYTE
/** A text of 2,000 characters, or a payment token. */
const TEXT_BYTES = 16 * KILOBYTE
/** A list of a hundred SKUs, or a text of 500 to 1,000 characters. */
const LIST_BYTES = 8 * KILOBYTE

/** Calls that need more than a small form. */
const LARGER_BODIES: Partial<Record<EndpointName, number>> = {
  'POST /add-to-cart': CART_BYTES,
  'POST /apply-coupen': CART_BYTES,
  'POST /rates': CART_BYTES,
  'POST /stock-hold': CART_BYTES,
  'POST /add-order': 40 * KILOBYTE,
  'POST /cancel-order': LIST_BYTES,
  'POST /return-order': 48 * KILOBYTE,
  'POST /contact': TEXT_BYTES,
  'POST /ask-question': TEXT_BYTES,
  'POST /payment-methods': TEXT_BYTES,
  'POST /find-skus': LIST_BYTES,
  'POST /reorder-lists': LIST_BYTES,
  'POST /equipment-requests/:number/order': 40 * KILOBYTE,
  'POST /equipment-requests/:number/decline': LIST_BYTES,
  'POST /equipment-requests/:number/counter-offer': LIST_BYTES,
}

/** Maximum body size of a call in bytes, including uploaded files. */
export function bodyLimitOf(name: EndpointName, files?: FileRule): number {
  if (files) return maxFormBytes(files)
  const { body }: Endpoint = endpoints[name]
  return LARGER_BODIES[name] ?? (body ? SMALL_BODY_BYTES : NO_BODY_BYTES)
}
