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
const longestText = 500

/** Makes a draft of whatever stands in storage; what has not the right form is left out. Never throws. */
export function readDraft(text: string | null): CheckoutDraft {
  const kept = asRecord(parse(text))
  if (!kept) return emptyDraft
  return {
    address: addressFrom(asRecord(kept['address'])),
    addressDone: kept['addressDone'] === true,
    rates: Array.isArray(kept['rates']) ? kept['rates'].filter(isRate) : [],
    ratesFor: textFrom(kept['ratesFor']),
    payment: paymentFrom(asRecord(kept['payment'])),
    orderKey: textFrom(kept['orderKey']) || null,
    order: orderFrom(asRecord(kept['order'])),
    receipt: receiptFrom(asRecord(kept['receipt'])),
    loggedIn: kept['loggedIn'] === true,
  }
}

function addressFrom(kept: Record<string, unknown> = {}): TypedAddress {
  const texts = addressTexts.flatMap((field) => {
    const text = textFrom(kept[field])
    return text === '' ? [] : [[field, text] as const]
  })
  return { ...Object.fromEntries(texts), ...(kept['billing_same'] === false && { billing_same: false }) }
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

/** A new card is gone with the page that it was typed in. */
function paymentFrom(kept: Record<string, unknown> | undefined): PaymentChoice | null {
  if (kept?.['kind'] === 'saved' && textFrom(kept['id'])) return { kind: 'saved', id: textFrom(kept['id']) }
  if (kept?.['kind'] === 'invoice') return { kind: 'invoice', poNumber: textFrom(kept['poNumber']) }
  return null
}

/** Sent again exactly as it was: the API judges what is in it. */
function orderFrom(kept: Record<string, unknown> | undefined): PendingOrder | null {
  const body = asRecord(kept?.['body'])
  const key = textFrom(kept?.['key'])
  return body && key ? { key, body: body as unknown as OrderForm, buyer: textFrom(kept?.['buyer']) || null } : null
}

function receiptFrom(kept: Record<string, unknown> | undefined): CheckoutDraft['receipt'] {
  const [orderId, bankUrl] = [textFrom(kept?.['orderId']), textFrom(kept?.['bankUrl'])]
  // It becomes a link: nothing but an address of the web.
  return orderId && /^https?:/.test(bankUrl) ? { orderId, bankUrl, token: textFrom(kept?.['token']) || null } : null
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
const textFrom = (value: unknown) => (typeof value === 'string' && value.length <= longestText ? value : '')
