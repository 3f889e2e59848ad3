import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders, users, variants } from '../../database/schema'
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
const order = (form: object, token?: string) =>
  api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() }, token })
const wholesaler = async (email: string, isVerified = true) => {
  const session = await api.signUp(email)
  await api.db.update(users).set({ role: 'wholeseller', isVerified }).where(eq(users.id, session.user.id))
  return session.access_token
}

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

/** A guest enters no email before the order, so only the order can check whose coupon it is. */
const inQuotes = forgeries.filter(([name]) => name !== "another person's coupon")

test.each(inQuotes)('%s does not lower the total of a quote', async (_, forged) => {
  const { expected_total: _total, email: _email, ...more } = forged() as Record<string, unknown>
  const { status, body } = await api.call('POST /add-to-cart', { body: { ...honest(), ...more } })
  if (status === 200) expect(body.total).toBe(HONEST_TOTAL)
  else expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each(forgeries)('%s does not lower the total of an order', async (_, forged) => {
  for (const expected_total of [HONEST_TOTAL, 0.01, 45, 0]) {
    const { status } = await order({ ...orderForm({ ...honest(), expected_total }), ...forged() })
    expect([201, 404, 409, 422]).toContain(status)
  }
  for (const row of await api.db.select().from(orders)) expect(row.totalCents).toBe(HONEST_TOTAL * 100)
})

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
    const [rate] = await ratesOf(honest().products, await wholesaler('rates@example.com'))
    expect(rate!.charges).toBe(0)
    expect((await byRate(rate!.object_id, 45)).status).toBe(409)
    expect((await byRate(rate!.object_id, HONEST_TOTAL)).status).toBe(201)
  })

  test('for another address is rejected', async () => {
    const [rate] = await ratesOf(honest().products, undefined, '10001')
    expect(await byRate(rate!.object_id, HONEST_TOTAL)).toMatchObject({ status: 409, error: { code: 'rate_expired' } })
  })
})

describe('wholesale access', () => {
  const big = () => ({ products: toOrderLines(api.shop, ['whiteBelt', 40]), state: 'OR' })
  const asWholesale = { subtotal: 500, discount: 25, delivery_charges: 0, total: 475, discount_label: 'Wholeseller' }
  const asRetail = { subtotal: 500, discount: 0, delivery_charges: 20, total: 520, discount_label: null }
  const quote = (token: string) =>
    api.call('POST /add-to-cart', { body: { ...big(), shipment_type: 'express' }, token })
  const buy = (token: string, expected_total: number) =>
    order({ ...orderForm({ ...big(), expected_total }), shipment_type: 'express' }, token)
  const set = (email: string, change: { role?: 'customer'; isVerified?: boolean }) =>
    api.db.update(users).set(change).where(eq(users.email, email))

  test.each([
    ['loses the approval', { isVerified: false }],
    ['becomes a customer', { role: 'customer' as const }],
  ])('charges a user who %s retail prices on the next quote and order', async (what, change) => {
    const email = `${what.replace(/ /g, '-')}@example.com`
    const token = await wholesaler(email)
    expect((await quote(token)).body).toMatchObject(asWholesale)
    expect((await buy(token, 475)).body.data.amounts).toMatchObject(asWholesale)
    await set(email, change)
    expect((await quote(token)).body).toMatchObject(asRetail)
    expect(await buy(token, 475)).toMatchObject({ status: 409, error: { code: 'total_changed', amounts: asRetail } })
    expect((await buy(token, 520)).body.data.amounts).toMatchObject(asRetail)
  })

  test('charges a user without approval retail prices and allows no invoice', async () => {
    const token = await wholesaler('pending@example.com', false)
    expect((await quote(token)).body).toMatchObject({ ...asRetail, wholesalerDiscountMessage: null })
    const { payment_token: _, ...form } = orderForm({ ...big(), expected_total: 500 })
    expect((await order({ ...form, po_number: 'PO-1' }, token)).status).toBe(422)
  })
})
