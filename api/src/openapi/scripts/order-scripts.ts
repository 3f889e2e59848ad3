import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orderEvents, orders } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import type { CallScript, Scene } from '../call-script'

const destination = { address: '1 Main Street', city: 'Portland', state: 'OR', zip: '97201' }
const missing = '11111111-1111-4111-8111-111111111111'
const belts = ({ api }: Scene, qty = 2) => toOrderLines(api.shop, ['whiteBelt', qty])
const order = (scene: Scene, qty: number, expected_total: number, more: object = {}) => ({
  headers: { 'idempotency-key': '7b0c4f0e-3f5d-4b77-9a55-1c1f4b7f9f10' },
  body: { ...orderForm({ products: belts(scene, qty), expected_total }), ...more },
})

/** A return of an order that was delivered to a guest. */
async function returnOf({ api }: Scene, qty: number) {
  const body = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
  const headers = { 'idempotency-key': randomUUID() }
  const { data, guest_token: token } = (await api.call('POST /add-order', { body, headers })).body
  await api.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, data.id))
  await api.db.insert(orderEvents).values({ orderId: data.id, status: 'delivered' })
  return { order_id: data.id, token, kind: 'refund', reason: 'too_small', lines: [{ sku: 'BLT-WHT-A1', qty }] }
}

/** Cart, shipping and orders. */
export const orderScripts = {
  'POST /add-to-cart': {
    request: ({ api }) => ({
      body: {
        products: toOrderLines(api.shop, ['saleGlove', 1], ['soldOutGlove', 1]),
        shipment_type: 'simple',
        state: 'NY',
      },
    }),
  },
  'POST /rates': {
    request: (scene) => ({ body: { products: belts(scene), ...destination } }),
    refusals: [
      {
        because: 'a line is not available',
        request: ({ api }) => ({ body: { products: toOrderLines(api.shop, ['soldOutGlove', 1]), ...destination } }),
      },
      {
        because: 'we do not ship there',
        request: (scene) => ({ body: { products: belts(scene), ...destination, state: 'ZZ' } }),
      },
    ],
  },
  'POST /apply-coupen': {
    request: (scene) => ({ body: { code: 'TEN', products: belts(scene) } }),
    refusals: [
      { because: 'the code is unknown', request: { body: { code: 'NOPE' } } },
      { because: 'it has expired', request: { body: { code: 'OLD' } } },
      { because: 'it has been used up', request: { body: { code: 'ONCE' } } },
      {
        because: 'the cart is below its minimum subtotal',
        request: (scene) => ({ body: { code: 'BIG20', products: belts(scene) } }),
      },
      {
        because: 'coupons cannot be combined with wholesale prices',
        request: (scene) => ({ as: 'gym', body: { code: 'TEN', products: belts(scene) } }),
      },
    ],
  },
  'POST /stock-hold': {
    request: (scene) => ({ body: { hold_key: 'a'.repeat(32), products: belts(scene) } }),
    refusals: [
      {
        because: 'a line is not available',
        request: ({ api }) => ({
          body: { hold_key: 'b'.repeat(32), products: toOrderLines(api.shop, ['soldOutGlove', 1]) },
        }),
      },
      {
        because: 'it would reserve too many items for one shopper',
        request: (scene) => ({ body: { hold_key: 'b'.repeat(32), products: belts(scene, 61) } }),
      },
    ],
  },
  'POST /add-order': {
    request: (scene) => order(scene, 2, 33),
    refusals: [
      { because: 'the total differs from what the shopper saw', request: (scene) => order(scene, 2, 30) },
      {
        because: 'a line is not available',
        request: (scene) => order(scene, 1, 68, { products: toOrderLines(scene.api.shop, ['soldOutGlove', 1]) }),
      },
      {
        because: 'the shipping rate has expired',
        request: (scene) => order(scene, 2, 33, { shipment_id: missing }),
      },
      {
        because: 'the header Idempotency-Key is missing',
        request: (scene) => ({ ...order(scene, 2, 33), headers: {} }),
      },
      { because: 'no payment is given', request: (scene) => order(scene, 2, 33, { payment_token: null }) },
    ],
  },
  'POST /confirm-order': {
    request: ({ ids }) => ({ body: { order_id: ids.guestOrder, token: ids.guestToken } }),
    refusals: [
      { because: 'the order does not exist, or belongs to another user', request: { body: { order_id: missing } } },
      {
        because: 'the order is canceled',
        request: async ({ api, ids, tokens }) => {
          await api.call('POST /cancel-order', {
            body: { order_id: ids.openOrder, reason: 'other' },
            token: tokens.ana,
          })
          return { as: 'ana', body: { order_id: ids.openOrder } }
        },
      },
    ],
  },
  'POST /cancel-order': {
    request: ({ ids }) => ({
      body: { order_id: ids.guestOrder, token: ids.guestToken, reason: 'changed_mind', note: 'I no longer need it.' },
    }),
    refusals: [
      {
        because: 'the order does not exist, or belongs to another user',
        request: { body: { order_id: missing, reason: 'other' } },
      },
      {
        because: 'it can no longer be canceled',
        request: ({ ids }) => ({ as: 'ana', body: { order_id: ids.openOrder, reason: 'other' } }),
      },
    ],
  },
  'POST /return-order': {
    request: async (scene) => ({ body: await returnOf(scene, 1) }),
    refusals: [
      {
        because: 'the order does not exist, or belongs to another user',
        request: async (scene) => ({ body: { ...(await returnOf(scene, 1)), order_id: missing } }),
      },
      {
        because: 'more than was bought, or it is returned already',
        request: async (scene) => ({ body: await returnOf(scene, 50) }),
      },
    ],
  },
  'GET /get-orders': { request: { as: 'ana', query: { page: 1, limit: 10 } } },
  'GET /get-orders/:id': {
    request: ({ ids }) => ({ as: 'ana', params: { id: ids.order } }),
    refusals: [
      {
        because: 'the order does not exist, or belongs to another user',
        request: { as: 'ana', params: { id: missing } },
      },
    ],
  },
  'POST /track-order': {
    request: async (scene) => ({ body: { order_number: await numberOf(scene), email: 'ana@example.com' } }),
    refusals: [{ because: 'no order has this number', request: { body: { order_number: '0000000000ZZ' } } }],
  },
  'POST /validate-address': { request: { body: { ...destination, city: 'portland' } } },
} satisfies Record<string, CallScript>

const numberOf = async ({ api, ids, tokens }: Scene) =>
  (await api.call('GET /get-orders/:id', { params: { id: ids.order }, token: tokens.ana })).body.data.order_number
