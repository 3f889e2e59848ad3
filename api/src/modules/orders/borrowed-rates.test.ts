import { randomUUID } from 'node:crypto'
import { orders, variants } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
  await api.db.update(variants).set({ stock: 10_000 })
})
beforeEach(() => api.db.delete(orders))
afterAll(() => api.close())

const honest = () => ({ products: toOrderLines(api.shop, ['saleGlove', 1]), state: 'OR' })
const HONEST_TOTAL = 53
const order = (form: object, token?: string) =>
  api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() }, token })

describe("another cart's shipping rate", () => {
  const ratesOf = async (products: object[], token?: string, zip = '97201') => {
    const to = { address: '1 Main Street', city: 'Portland', state: 'OR', zip }
    return (await api.call('POST /rates', { body: { products, ...to }, token })).body.data
  }
  const byRate = (shipment_id: string, expected_total: number) =>
    order(orderForm({ ...honest(), shipment_id, expected_total }))

  test('that was free for a large cart is charged for a small one', async () => {
    const [rate] = await ratesOf(toOrderLines(api.shop, ['saleGlove', 5]))
    expect(rate!.charges).toBe(0)
    expect((await byRate(rate!.object_id, 45)).status).toBe(409)
    expect((await byRate(rate!.object_id, HONEST_TOTAL)).status).toBe(201)
  })

  test('that was free for a wholesaler is charged for a guest', async () => {
    const [rate] = await ratesOf(honest().products, await signUpWholesaler(api, 'rates@example.com'))
    expect(rate!.charges).toBe(0)
    expect((await byRate(rate!.object_id, 45)).status).toBe(409)
    expect((await byRate(rate!.object_id, HONEST_TOTAL)).status).toBe(201)
  })

  test('for another address is rejected', async () => {
    const [rate] = await ratesOf(honest().products, undefined, '10001')
    expect(await byRate(rate!.object_id, HONEST_TOTAL)).toMatchObject({ status: 409, error: { code: 'rate_expired' } })
  })
})
