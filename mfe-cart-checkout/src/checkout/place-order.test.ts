import '@shop/cart-checkout-contract'
import { createFakeApi, errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { makeOrder } from '@shop/shared-api/testing/orders'
import { bus } from '@shop/shared-events'
import type { PendingOrder } from './checkout-draft'
import { sendOrder } from './place-order'

const [line] = makeOrder().items
const order = makeOrder({
  order_number: 'K7Q2M9XJ4T0R',
  items: [
    { ...line!, product_id: 60, title: 'Lace Glove', color: 'Red', size: '12 oz', unit_price: 129.95, quantity: 2 },
    { ...line!, product_id: null, title: 'No longer sold', color: 'Black', size: 'M', unit_price: 5, quantity: 1 },
  ],
  amounts: { ...makeOrder().amounts, total: 270, tax: 10.1, delivery_charges: 0 },
})
const pending = { key: 'key-of-this-checkout', body: {}, buyer: null } as unknown as PendingOrder
const send = (respond: Handlers['POST /add-order']) => sendOrder(createFakeApi({ 'POST /add-order': respond }), pending)

describe('sendOrder', () => {
  test('publishes order/placed once the order is placed, in cents and without personal data', async () => {
    const listener = jest.fn()
    const subscription = bus.stream('order/placed').subscribe(listener)
    await send(() => errorResponse(503))
    expect(listener).not.toHaveBeenCalled()
    await send(() => ({ data: order, guest_token: 'secret' }))
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
