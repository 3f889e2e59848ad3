import { ApiError, toCents, type Api, type Order, type ResponseOf } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { orderedItems } from '../cart/traded-items'
import type { PendingOrder } from './checkout-draft'

/** What came of sending an order. */
export type Outcome =
  | { kind: 'placed'; order: Order; guestToken: string | null; actionUrl: string | undefined }
  /** No answer that settles it: it is placed or not, and sending the same again can't place it twice. */
  | { kind: 'unsettled'; message: string }
  /** The shop did not place it: what stands in the error. */
  | { kind: 'refused'; error: ApiError }

/** An order may wait for the bank; the shop itself gives up earlier. */
const patienceMs = 30_000

/** Sends an order under its key; however often that is done, there is one order. */
export async function sendOrder(api: Api, { key, body, buyer }: PendingOrder): Promise<Outcome> {
  const headers = { 'Idempotency-Key': key }
  // A guest who has logged in since asks as the guest that they were: the key is that guest's.
  const by = buyer === null ? { sessionId: 'guest' } : {}
  try {
    const answer = await api.request('POST /add-order', { body, silent: true, timeoutMs: patienceMs, headers, ...by })
    return placed(answer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isSettled(error) ? { kind: 'refused', error } : { kind: 'unsettled', message: error.message }
  }
}

function placed({ data, guest_token, payment_action }: ResponseOf<'POST /add-order'>): Outcome {
  const { order_number: orderNumber, amounts } = data
  bus.publish('order/placed', {
    orderNumber,
    items: orderedItems(data),
    total: toCents(amounts.total),
    tax: toCents(amounts.tax),
    delivery: toCents(amounts.delivery_charges),
  })
  return { kind: 'placed', order: data, guestToken: guest_token, actionUrl: payment_action?.url }
}

/** Whether the answer says for good that there is no order. */
const isSettled = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 408 && status !== 425

/** A key that nobody else has; `randomUUID` is not there on plain http. */
export function newOrderKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
