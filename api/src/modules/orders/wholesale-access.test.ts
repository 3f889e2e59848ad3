import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders, users, variants } from '../../database/schema'
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

const order = (form: object, token?: string) =>
  api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() }, token })

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
    const token = await signUpWholesaler(api, email)
    expect((await quote(token)).body).toMatchObject(asWholesale)
    expect((await buy(token, 475)).body.data.amounts).toMatchObject(asWholesale)
    await set(email, change)
    expect((await quote(token)).body).toMatchObject(asRetail)
    expect(await buy(token, 475)).toMatchObject({ status: 409, error: { code: 'total_changed', amounts: asRetail } })
    expect((await buy(token, 520)).body.data.amounts).toMatchObject(asRetail)
  })

  test('charges a user without approval retail prices and allows no invoice', async () => {
    const token = await signUpWholesaler(api, 'pending@example.com', false)
    expect((await quote(token)).body).toMatchObject({ ...asRetail, wholesalerDiscountMessage: null })
    const { payment_token: _, ...form } = orderForm({ ...big(), expected_total: 500 })
    expect((await order({ ...form, po_number: 'PO-1' }, token)).status).toBe(422)
  })
})
