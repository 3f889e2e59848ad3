import type { Order, OrderForm, ShipmentRate, StockHold } from '@shop/shared-api'
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
  Object.assign(shop.answers, {
    'GET /get-states': () => Response.json({ data: [{ code: 'NY', name: 'New York' }] }),
    'POST /rates': () => Response.json({ data: makeRates() }),
    'POST /validate-address': () => Response.json({ verdict: 'deliverable', suggestion: null }),
    'GET /payment-provider': () =>
      Response.json({ data: { provider: 'test-vault', publishable_key: null, api_url: null } }),
    'GET /payment-methods': () => Response.json({ data: [] }),
    'POST /stock-hold': () => Response.json({ data: makeHold() }),
    'GET /get-orders': () => Response.json({ data: [], meta: { page: 1, limit: 3, total: 0, last_page: 1 } }),
    'POST /add-order': async (body: OrderForm, request: Request) => {
      const key = request.headers.get('Idempotency-Key') ?? ''
      desk.keys.push(key)
      if (desk.instead) return desk.instead(() => placeOrder(key, body))
      const amounts = quoteOf(shop, { products: body.products, state: body.state, shipment_type: body.shipment_type })
      if (amounts.total !== body.expected_total) {
        return refuse(409, 'total_changed', 'The total of your order has changed. Please review it again.')
      }
      placeOrder(key, body)
      const answer = { data: makeOrder({ amounts }), guest_token: desk.isMember ? null : 'secret' }
      return Response.json(answer, { status: 201 })
    },
  })
  return desk
}

/** An error response in the API's format. */
export function refuse(status: number, code: string, message: string, errors?: { field: string; message: string }[]) {
  return Response.json({ code, message, errors }, { status })
}

/** A guest's order of one pair of gloves, placed but not confirmed. */
export function makeOrder(traits: Partial<Order> = {}): Order {
  return {
    id: '6f1f7a52-6a55-4f43-a8a3-0f7d3c1f9b11',
    order_number: '394KJ49KQY2P',
    status: 'pending',
    payment_status: 'paid',
    fulfillment_status: 'unfulfilled',
    email: 'dana@gym.example',
    created_at: '2026-11-21T12:00:00.000Z',
    updated_at: '2026-11-21T12:00:00.000Z',
    items: [
      {
        product_id: 1,
        product_variation_id: 11,
        sku: 'GLV-11',
        title: 'Ring gloves',
        size: '12 oz',
        color: 'Black',
        image: '/api/media/products/glove.classic.black',
        discount_price: 49,
        unit_price: 49,
        quantity: 1,
        line_total: 49,
      },
    ],
    amounts: {
      subtotal: 49,
      delivery_charges: 8.95,
      coupon: 0,
      sale_discount: 0,
      discount: 0,
      discount_percentage: 0,
      discount_label: null,
      tax: 4.9,
      applied_tax: 0.1,
      total: 62.85,
    },
    address: {
      first_name: 'Dana',
      last_name: 'Rivera',
      phone: '5550102030',
      address: '12 Corner St',
      address_2: null,
      city: 'New York',
      state: 'NY',
      zip: '10001',
    },
    billing: {
      first_name: 'Dana',
      last_name: 'Rivera',
      phone: '5550102030',
      address: '12 Corner St',
      address_2: null,
      city: 'New York',
      state: 'NY',
      zip: '10001',
    },
    note: null,
    po_number: null,
    shipment_type: 'simple',
    promised: { from: '2026-11-05', to: '2026-11-09' },
    payment: { brand: 'visa', last4: '4242' },
    events: [],
    shipments: [],
    can_cancel: true,
    ...traits,
  }
}
