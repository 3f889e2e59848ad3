import { createApi } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import type { PendingOrder } from './checkout-draft'
import { sendOrder } from './place-order'

const order = {
  order_number: 'K7Q2M9XJ4T0R',
  email: 'ana@example.com',
  items: [
    { product_id: 60, title: 'Lace Glove', color: 'Red', size: '12 oz', unit_price: 129.95, quantity: 2 },
    { product_id: null, title: 'No longer sold', color: 'Black', size: 'M', unit_price: 5, quantity: 1 },
  ],
  amounts: { total: 270, tax: 10.1, delivery_charges: 0 },
}
const pending = { key: 'key-of-this-checkout', body: {}, buyer: null } as unknown as PendingOrder
const send = (answer: () => Response) =>
  sendOrder(createApi({ baseUrl: 'http://shop.test/api', fetch: () => Promise.resolve(answer()) }), pending)

describe('sendOrder', () => {
  test('publishes order/placed once the order is placed, in cents and without personal data', async () => {
    const listener = jest.fn()
    const subscription = bus.stream('order/placed').subscribe(listener)
    await send(() => Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 }))
    expect(listener).not.toHaveBeenCalled()
    await send(() => Response.json({ data: order, guest_token: 'secret', payment_action: null }))
    subscription.unsubscribe()
    expect(listener.mock.calls).toEqual([
      [
        {
          orderNumber: 'K7Q2M9XJ4T0R',
          items: [{ productId: 60, title: 'Lace Glove', price: 12995, quantity: 2, variant: 'Red, 12 oz' }],
          total: 27000,
          tax: 1010,
          delivery: 0,
        },
      ],
    ])
  })
})
