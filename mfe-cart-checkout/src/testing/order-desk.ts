import type { Order, OrderForm, ShipmentRate, StockHold } from '@shop/shared-api'
import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { makeOrder as makeAnyOrder } from '@shop/shared-api/testing/orders'
import { quoteOf, type SmallShop } from './small-shop'

/** Orders that the fake API received, and its responses. */
export interface OrderDesk {
  /** Orders placed, one for each key. */
  orders: { key: string; body: OrderForm }[]
  /** Every key received, oldest first. */
  keys: string[]
  /** While set, answers orders; it may place the order and then lose the response. */
  instead: ((placeOrder: () => void) => Response | Promise<Response>) | null
  /** Whether orders belong to an account, so that the response has no guest token. */
  isMember: boolean
}

const nextHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** The shipping rates: simple for 8.95, express for 24.95. */
export const makeRates = (): ShipmentRate[] => [
  makeRate({}),
  makeRate({ object_id: 'rate-express', type: 'express', title: 'Express delivery', charges: 24.95, est_max_days: 2 }),
]

/** A rate with the given traits. */
export function makeRate(traits: Partial<ShipmentRate>): ShipmentRate {
  return {
    object_id: 'rate-simple',
    type: 'simple',
    title: 'Simple delivery',
    charges: 8.95,
    est_min_days: 1,
    est_max_days: 3,
    expires_at: nextHour(),
    ...traits,
  }
}

/** Ten minutes from now, and fifteen at most. */
export function makeHold(minutes = 10, atMost = 15): StockHold {
  const now = Date.now()
  const later = (by: number) => new Date(now + by * 60_000).toISOString()
  return { held_until: later(minutes), held_at_most_until: later(atMost) }
}

/** Adds addresses, rates, cards and orders to a fake shop, with one order for each key. */
export function openOrderDesk(shop: SmallShop): OrderDesk {
  const desk: OrderDesk = { orders: [], keys: [], instead: null, isMember: false }
  const placeOrder = (key: string, body: OrderForm) => {
    if (!desk.orders.some((order) => order.key === key)) desk.orders.push({ key, body })
  }
  const checkout: Handlers = {
    'GET /get-states': () => ({ data: [{ code: 'NY', name: 'New York' }] }),
    'POST /rates': () => ({ data: makeRates() }),
    'POST /validate-address': () => ({ verdict: 'deliverable', suggestion: null, zip_state: null }),
    'GET /payment-provider': () => ({ data: { provider: 'test-vault', publishable_key: null, api_url: null } }),
    'GET /payment-methods': () => ({ data: [] }),
    'GET /store-credit': () => ({ data: { balance: 0, entries: [] } }),
    'POST /stock-hold': () => ({ data: makeHold() }),
    'GET /get-orders': () => ({ data: [], meta: { page: 1, limit: 3, total: 0, last_page: 1 } }),
    'POST /add-order': ({ body, headers }) => {
      const key = headers.get('Idempotency-Key') ?? ''
      desk.keys.push(key)
      if (desk.instead) return desk.instead(() => placeOrder(key, body))
      const amounts = quoteOf(shop, { products: body.products, state: body.state, shipment_type: body.shipment_type })
      if (amounts.total !== body.expected_total) {
        return errorResponse(409, 'total_changed', 'The total of your order has changed. Please review it again.')
      }
      placeOrder(key, body)
      return { data: makeOrder({ amounts }), guest_token: desk.isMember ? null : 'secret' }
    },
  }
  Object.assign(shop.answers, checkout)
  return desk
}

/** A guest's order of one pair of gloves, placed but not confirmed. */
export function makeOrder(traits: Partial<Order> = {}): Order {
  const address = {
    first_name: 'Dana',
    last_name: 'Rivera',
    phone: '5550102030',
    address: '12 Corner St',
    address_2: null,
    city: 'New York',
    state: 'NY',
    zip: '10001',
  }
  return makeAnyOrder({
    status: 'pending',
    amounts: { ...makeAnyOrder().amounts, subtotal: 49, delivery_charges: 8.95, tax: 4.9, total: 62.85 },
    address,
    billing: address,
    ...traits,
  })
}
