import type { OrderForm, ShipmentRate } from '@shop/shared-api'
import {
  emptyDraft,
  type CheckoutDraft,
  type PaymentChoice,
  type PendingOrder,
  type TypedAddress,
} from './checkout-draft'

const addressTexts = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'address_2',
  'city',
  'state',
  'zip',
  'note',
  'billing_first_name',
  'billing_last_name',
  'billing_address',
  'billing_address_2',
  'billing_city',
  'billing_state',
  'billing_zip',
] as const
const MAX_TEXT_LENGTH = 500

/** Parses a stored draft; invalid values are dropped. Never throws. */
export function readDraft(text: string | null): CheckoutDraft {
  const stored = asRecord(parse(text))
  if (!stored) return emptyDraft
  return {
    address: addressFrom(asRecord(stored['address'])),
    addressDone: stored['addressDone'] === true,
    rates: Array.isArray(stored['rates']) ? stored['rates'].filter(isRate) : [],
    ratesFor: textFrom(stored['ratesFor']),
    payment: paymentFrom(asRecord(stored['payment'])),
    credit: amountFrom(stored['credit']),
    orderKey: textFrom(stored['orderKey']) || null,
    order: orderFrom(asRecord(stored['order'])),
    receipt: receiptFrom(asRecord(stored['receipt'])),
    loggedIn: stored['loggedIn'] === true,
  }
}

function addressFrom(stored: Record<string, unknown> = {}): TypedAddress {
  const texts = addressTexts.flatMap((field) => {
    const text = textFrom(stored[field])
    return text === '' ? [] : [[field, text] as const]
  })
  return { ...Object.fromEntries(texts), ...(stored['billing_same'] === false && { billing_same: false }) }
}

function isRate(value: unknown): value is ShipmentRate {
  const rate = asRecord(value)
  return (
    rate !== undefined &&
    [rate['object_id'], rate['title'], rate['expires_at']].every((text) => textFrom(text) !== '') &&
    (rate['type'] === 'simple' || rate['type'] === 'express') &&
    [rate['charges'], rate['est_min_days'], rate['est_max_days']].every((amount) => Number.isFinite(amount))
  )
}

/** A new card is lost with the page on which it was entered. */
function paymentFrom(stored: Record<string, unknown> | undefined): PaymentChoice | null {
  if (stored?.['kind'] === 'saved' && textFrom(stored['id'])) return { kind: 'saved', id: textFrom(stored['id']) }
  if (stored?.['kind'] === 'credit') return { kind: 'credit' }
  if (stored?.['kind'] === 'invoice') return { kind: 'invoice', poNumber: textFrom(stored['poNumber']) }
  return null
}

/** Sent again exactly as it was: the API validates it. */
function orderFrom(stored: Record<string, unknown> | undefined): PendingOrder | null {
  const body = asRecord(stored?.['body'])
  const key = textFrom(stored?.['key'])
  return body && key ? { key, body: body as unknown as OrderForm, buyer: textFrom(stored?.['buyer']) || null } : null
}

function receiptFrom(stored: Record<string, unknown> | undefined): CheckoutDraft['receipt'] {
  const [orderId, bankUrl] = [textFrom(stored?.['orderId']), textFrom(stored?.['bankUrl'])]
  // Becomes a link, so only http(s) URLs are accepted.
  return orderId && /^https?:/.test(bankUrl) ? { orderId, bankUrl, token: textFrom(stored?.['token']) || null } : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
const amountFrom = (value: unknown) => (typeof value === 'number' && value > 0 && value < 10_000_000 ? value : 0)
const textFrom = (value: unknown) => (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : '')
