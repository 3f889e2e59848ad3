import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders, users, variants } from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

const email = 'gym@example.com'
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

let api: TestApp
let token: string
beforeAll(async () => {
  api = await testApp()
  await api.db.update(variants).set({ stock: 10_000 })
  token = await signUpWholesaler(api, email)
})
beforeEach(() => api.db.delete(orders))
afterAll(() => api.close())

/** Orders belts at $12.50 on invoice. */
const buy = (belts: number, total: number, form: object = {}) =>
  api.call('POST /add-order', {
    body: {
      ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', belts]), email, expected_total: total }),
      payment_token: null,
      po_number: 'PO-7',
      ...form,
    },
    headers: { 'idempotency-key': randomUUID() },
    token,
  })
const ownTerms = async () => (await api.call('GET /company-terms', { token })).body.data
const quote = async (as: string | undefined) =>
  (
    await api.call('POST /add-to-cart', {
      body: { products: toOrderLines(api.shop, ['whiteBelt', 4]), shipment_type: 'simple', state: 'NY' },
      token: as,
    })
  ).body

describe('company terms', () => {
  test('offer no invoice until staff set days and credit', async () => {
    expect(await ownTerms()).toMatchObject({ invoice_offered: false, credit_left: 0 })
    const message = 'Your account cannot buy on invoice. Please choose another way to pay.'
    expect((await buy(1, 12.5)).error).toMatchObject({ errors: [{ field: 'po_number', message }] })
    await grantTerms(api, email, { netDays: 30, creditLimitCents: 0 })
    expect((await buy(1, 12.5)).status).toBe(422)
    await grantTerms(api, email)
    expect((await buy(1, 12.5)).status).toBe(201)
  })

  test('set the due date of an invoice by their days', async () => {
    await grantTerms(api, email, { netDays: 45 })
    const { body } = await buy(1, 12.5)
    expect(await api.db.select({ dueOn: orders.dueOn }).from(orders)).toEqual([{ dueOn: day(45) }])
    const { id: order_id, order_number } = body.data
    const due = { order_id, order_number, number: null, po_number: 'PO-7', state: 'due', due_on: day(45), open: 12.5 }
    expect((await api.call('GET /open-invoices', { token })).body.data).toEqual([due])
    await api.db.update(orders).set({ paidCents: 1250 })
    expect((await api.call('GET /open-invoices', { token })).body.data).toEqual([])
  })

  test('allow an order for exactly what is left of the credit, and refuse a cent more', async () => {
    await grantTerms(api, email, { creditLimitCents: 5000 })
    expect((await buy(3, 37.5)).status).toBe(201)
    expect(await ownTerms()).toMatchObject({ credit_limit: 50, open_invoices: 37.5, credit_left: 12.5 })
    expect(await buy(2, 25)).toMatchObject({
      status: 422,
      error: {
        errors: [
          {
            field: 'po_number',
            message:
              'This order of $25.00 is more than the $12.50 left of your credit of $50.00. ' +
              'Please pay open invoices first, or pay this order by card.',
          },
        ],
      },
    })
    expect((await buy(1, 12.5)).status).toBe(201)
    expect((await ownTerms()).credit_left).toBe(0)
  })

  test('free the credit of an order that is canceled', async () => {
    await grantTerms(api, email, { creditLimitCents: 5000 })
    const { id } = (await buy(4, 50)).body.data
    expect((await buy(1, 12.5)).status).toBe(422)
    await api.call('POST /cancel-order', { body: { order_id: id, reason: 'changed_mind' }, token })
    expect((await buy(4, 50)).status).toBe(201)
  })

  test('leave orders by card without a due date and without a limit', async () => {
    await grantTerms(api, email, { creditLimitCents: 100 })
    const { payment_token } = orderForm({ products: [], expected_total: 0 })
    expect((await buy(4, 50, { payment_token, po_number: undefined })).status).toBe(201)
    expect(await api.db.select({ dueOn: orders.dueOn }).from(orders)).toEqual([{ dueOn: null }])
  })

  test.each([
    ['without an end', null, 0],
    ['in its last days', day(1), 0],
    ['that expired', day(-2), 2],
  ])('apply a certificate of tax exemption %s to carts and orders', async (_, certificateExpiresOn, tax) => {
    await grantTerms(api, email, { isTaxExempt: true, certificateNumber: 'TX-1', certificateExpiresOn })
    expect(await quote(token)).toMatchObject({ tax, total: 50 + tax })
    const { body } = await buy(4, 50 + tax, { state: 'NY', zip: '12207' })
    expect(body.data.amounts).toMatchObject({ tax, total: 50 + tax })
    expect((await ownTerms()).tax_exempt).toBe(tax === 0)
  })

  test('charge others tax, and the company too once its approval ends', async () => {
    await grantTerms(api, email, { isTaxExempt: true, certificateNumber: 'TX-1', certificateExpiresOn: null })
    expect(await quote(undefined)).toMatchObject({ tax: 2 })
    await api.db.update(users).set({ isVerified: false }).where(eq(users.email, email))
    expect(await quote(token)).toMatchObject({ tax: 2 })
    expect(await ownTerms()).toMatchObject({ invoice_offered: false, tax_exempt: false })
    expect((await buy(4, 60)).status).toBe(422)
  })
})
