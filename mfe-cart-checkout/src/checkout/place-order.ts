import '@shop/cart-checkout-contract'
import { ApiError, toCents, type Api, type Order, type ResponseOf } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { orderAnalyticsItems } from '../cart/analytics-items'
import type { PendingOrder } from './checkout-draft'

/** The outcome of sending an order. */
export type Outcome =
  | { kind: 'placed'; order: Order; guestToken: string | null; actionUrl: string | undefined }
  /** No final response: the order may be placed or not, and sending it again can't place it twice. */
  | { kind: 'unsettled'; message: string }
  /** The shop rejected the order, for the reason in the error. */
  | { kind: 'refused'; error: ApiError }

/** An order may wait for the bank; the API itself times out earlier. */
const ORDER_TIMEOUT_MS = 30_000

/** Sends an order under its key; however often it is sent, it is one order. */
export async function sendOrder(api: Api, { key, body, buyer }: PendingOrder): Promise<Outcome> {
  const headers = { 'Idempotency-Key': key }
  // A guest who has logged in since sends it as the guest, who owns the key.
  const session = buyer === null ? { sessionId: 'guest' } : {}
  try {
    const answer = await api.request('POST /add-order', {
      body,
      silent: true,
      timeoutMs: ORDER_TIMEOUT_MS,
      headers,
      ...session,
    })
    return toPlacedOutcome(answer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isSettled(error) ? { kind: 'refused', error } : { kind: 'unsettled', message: error.message }
  }
}

function toPlacedOutcome({ data, guest_token, payment_action }: ResponseOf<'POST /add-order'>): Outcome {
  const { order_number: orderNumber, amounts } = data
  bus.publish('order/placed', {
    orderNumber,
    items: orderAnalyticsItems(data),
    total: toCents(amounts.total),
    tax: toCents(amounts.tax),
    delivery: toCents(amounts.delivery_charges),
  })
  return { kind: 'placed', order: data, guestToken: guest_token, actionUrl: payment_action?.url }
}

/** Whether the response is final: there is no order. */
const isSettled = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 408 && status !== 425

/** A unique random key; `randomUUID` is unavailable on plain HTTP. */
export function newOrderKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
