import { randomUUID } from 'node:crypto'
import { orders, variants } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
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
const withLine = (more: object) => ({ products: honest().products.map((line) => ({ ...line, ...more })) })
const order = (form: object) =>
  api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() } })

const forgeries: [string, () => object][] = [
  ['a price of a cent', () => withLine({ discount_price: 0.01 })],
  ['a sale price of a cent', () => withLine({ discount_price: 60, discount_sale_price: 0.01 })],
  ['a negative price', () => withLine({ discount_price: -60 })],
  ['a unit price', () => withLine({ unit_price: 1 })],
  ['a line total', () => withLine({ line_total: 1 })],
  ['free delivery', () => ({ free_shipment: 'yes' })],
  ['the role of a wholesaler', () => ({ role: 'wholeseller' })],
  ['a verified account', () => ({ user: { role: 'wholeseller', is_verified: true } })],
  ['the role on a line', () => withLine({ role: 'wholeseller' })],
  ['another type of line', () => withLine({ type: 'gift' })],
  ['a discount', () => ({ discount: 50 })],
  ['a discount percentage', () => ({ discountPercentage: 99 })],
  ['a total', () => ({ total: 1 })],
  ['an unknown coupon', () => ({ coupen_id: 99_999 })],
  ['a coupon by its row id', () => ({ coupen_id: 1 })],
  ["another person's coupon", () => ({ coupen_id: api.shop.coupons.ana, email: 'bo@example.com' })],
  ['no pieces', () => withLine({ qty: 0 })],
  ['a negative quantity', () => withLine({ qty: -1 })],
  ['a fractional quantity', () => withLine({ qty: 1.5 })],
  ['a quantity as text', () => withLine({ qty: '1' })],
  ['an unknown shipment', () => ({ shipment_id: randomUUID() })],
  ['a malformed shipment id', () => ({ shipment_id: "' OR 1=1 --" })],
]

/** A guest enters no email before the order, so only the order can check the owner of a coupon. */
const inQuotes = forgeries.filter(([name]) => name !== "another person's coupon")

describe('forged fields of a quote or an order', () => {
  test('an order without them is accepted with the same total only', async () => {
    const orderAt = async (expected_total: number) => (await order(orderForm({ ...honest(), expected_total }))).status
    expect([await orderAt(HONEST_TOTAL), await orderAt(45)]).toEqual([201, 409])
  })

  test.each(inQuotes)('%s does not lower the total of a quote', async (_, forged) => {
    const { expected_total: _total, email: _email, ...more } = forged() as Record<string, unknown>
    const { status, body } = await api.call('POST /add-to-cart', { body: { ...honest(), ...more } })
    if (status === 200) expect(body.total).toBe(HONEST_TOTAL)
    else expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test.each(forgeries)('%s does not lower the total of an order', async (_, forged) => {
    const statuses: number[] = []
    for (const expected_total of [HONEST_TOTAL, 0.01, 45, 0])
      statuses.push((await order({ ...orderForm({ ...honest(), expected_total }), ...forged() })).status)
    for (const status of statuses) expect([201, 404, 409, 422]).toContain(status)
    const totals = (await api.db.select().from(orders)).map(({ totalCents }) => totalCents)
    expect(totals).toEqual(statuses.filter((status) => status === 201).map(() => HONEST_TOTAL * 100))
  })
})
