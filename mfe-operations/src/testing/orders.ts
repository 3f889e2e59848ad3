import type { OrderAnswer } from '../routes/order/order-answer'

/** An order of the list. */
export const orderLine = {
  number: '7K2M9QX4T1AB',
  status: 'confirmed',
  payment: 'paid',
  total: '71.40',
  email: 'maya@example.com',
  to: 'Philadelphia, PA',
  placed: '2026-11-22 14:05',
}

/** The order in full; `changes` replace facts of its record. */
export const orderAnswer = (changes: Partial<OrderAnswer['record']> = {}): OrderAnswer => ({
  record: {
    number: orderLine.number,
    status: 'confirmed',
    payment: 'paid',
    fulfillment: 'unfulfilled',
    email: orderLine.email,
    account: 'guest',
    placed: orderLine.placed,
    deliver_to: 'Maya Reed; 12 Corner St; Philadelphia, PA 19147; 2155550143',
    bill_to: 'Maya Reed; 12 Corner St; Philadelphia, PA 19147; 2155550143',
    shipment: 'simple',
    card: 'visa 4242 (testvault)',
    po_number: null,
    note: null,
    cancel_reason: null,
    subtotal: '$65.00',
    discount: '$0.00',
    delivery: '$6.40',
    tax: '$0.00',
    total: '$71.40',
    invoice: null,
    due: null,
    paid: null,
    open: null,
    ...changes,
  },
  tables: {
    items: [
      {
        sku: 'GLV-16-BLK',
        title: 'Sparring gloves',
        color: 'Black',
        size: '16 oz',
        quantity: 1,
        each: '$45.00',
        line: '$45.00',
      },
      { sku: 'BLT-A2', title: 'Belt', color: null, size: 'A2', quantity: 2, each: '$10.00', line: '$20.00' },
    ],
    payments: [],
    documents: [],
    steps: [{ at: orderLine.placed, status: 'placed', note: null }],
    parcels: [],
    on_the_way: [],
  },
})
