import type { Order, OrderSummary, Shipment } from '../contract'
import { sampleId } from './sample-id'

const address = {
  first_name: 'Dana',
  last_name: 'Rivera',
  phone: '2155550143',
  address: '12 Corner St',
  address_2: null,
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
}

/** An order placed and confirmed, with one line of two gloves. */
export function makeOrder(traits: Partial<Order> = {}): Order {
  return {
    id: '7b1c43c8-c7ab-43e7-b573-795471d3a598',
    order_number: '394KJ49KQY2P',
    status: 'confirmed',
    payment_status: 'paid',
    fulfillment_status: 'unfulfilled',
    email: 'dana@gym.example',
    created_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    items: [
      {
        product_id: 7,
        product_variation_id: 71,
        sku: 'GLV-BLK-M',
        title: 'Ring gloves',
        size: 'M',
        color: 'Black',
        image: '/api/media/products/glove.classic.black',
        discount_price: 79,
        unit_price: 59,
        quantity: 2,
        names: [],
        cancelled_quantity: 0,
        line_total: 118,
      },
    ],
    amounts: {
      subtotal: 118,
      delivery_charges: 0,
      coupon: 11.8,
      sale_discount: 40,
      discount: 11.8,
      discount_percentage: 10,
      discount_label: 'Coupon',
      tax: 6.37,
      applied_tax: 0.06,
      total: 112.57,
    },
    address,
    billing: address,
    note: null,
    po_number: null,
    invoice: null,
    shipment_type: 'simple',
    promised: { from: '2026-11-05', to: '2026-11-09' },
    store_credit: 0,
    payment: { brand: 'visa', last4: '4242' },
    refunds: [],
    refunded: 0,
    events: [
      { status: 'placed', note: null, at: '2026-11-01T09:00:00.000Z' },
      { status: 'confirmed', note: null, at: '2026-11-01T10:00:00.000Z' },
    ],
    shipments: [],
    documents: [],
    can_cancel: true,
    returns: [],
    return_until: null,
    ...traits,
  }
}

/** A shipment in transit. */
export function makeShipment(traits: Partial<Shipment> = {}): Shipment {
  return {
    carrier: 'UPS',
    tracking_number: '1Z999AA10123456784',
    tracking_url: 'https://carrier.example/1Z999AA10123456784',
    tracking_status: 'shipped',
    eta: null,
    items: [],
    events: [
      { status: 'packed', note: null, place: 'Philadelphia', at: '2026-11-02T09:00:00.000Z' },
      { status: 'shipped', note: null, place: 'Philadelphia', at: '2026-11-02T15:00:00.000Z' },
    ],
    ...traits,
  }
}

/** The same order as the list returns it. */
export function makeOrderRow(traits: Partial<OrderSummary> = {}): OrderSummary {
  const { id, order_number, status, amounts, created_at } = makeOrder()
  return { id, order_number, status, total: amounts.total, item_count: 2, thumbnail: null, created_at, ...traits }
}

/** One complete page of orders with these order numbers. */
export const makeOrderList = (...orderNumbers: string[]) => ({
  data: orderNumbers.map((order_number, index) => makeOrderRow({ id: sampleId(index + 1), order_number })),
  meta: { page: 1, limit: 10, total: orderNumbers.length, last_page: 1 },
})
