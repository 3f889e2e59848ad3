import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { equipmentRequests, mailOutbox, orderDocuments, orders, settings, users } from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { operatorOf } from '../../testing/operate'
import { cardToken, quoteOrderForm } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let token: string
let userId: string
const { run } = operatorOf(() => api)
const number = 'E333333333'
const email = 'gym@example.com'
type Status = (typeof equipmentRequests.$inferSelect)['status']

async function quote(status: Status = 'approved', cents = 240_050) {
  await api.db.delete(equipmentRequests)
  const contact = { name: 'Gym', email, phone: '2015550144', organisation: 'Gym', category: 'Belts' }
  const items = [{ size: 'A2', color: 'Navy', qty: 12 }]
  const quoted = { status, quoteCents: cents, quotedAt: new Date() }
  await api.db.insert(equipmentRequests).values({ requestNumber: number, userId, ...contact, items, ...quoted })
}
const order = (form: Parameters<typeof quoteOrderForm>[0] = {}, key: string = randomUUID()) =>
  api.call('POST /equipment-requests/:number/order', {
    params: { number },
    body: quoteOrderForm({ email, expected_total: 2400.5, ...form }),
    headers: { 'idempotency-key': key },
    token,
  })
const amounts = (state: string) =>
  api.call('GET /equipment-requests/:number/amounts', { params: { number }, query: `state=${state}`, token })
const shown = async () => (await api.call('GET /equipment-requests', { token })).body.data[0]!

describe('orders of quotes', () => {
  beforeAll(async () => {
    api = await testApp()
    token = await signUpWholesaler(api, email)
    await api.db.update(settings).set({ notifyOrder: 'staff@example.com' })
    userId = (await api.db.select().from(users).where(eq(users.email, email)))[0]!.id
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.delete(mailOutbox)
    await quote()
  })

  test('cost the quote with the tax of the state, and no shipping', async () => {
    const { data } = (await amounts('NY')).body
    expect(data).toMatchObject({ subtotal: 2400.5, discount: 0, delivery_charges: 0 })
    expect(data.tax).toBe(Math.floor(240_050 * data.applied_tax + 0.5) / 100)
    expect(Math.round(data.total * 100)).toBe(240_050 + Math.round(data.tax * 100))
    expect((await amounts('OR')).body.data).toMatchObject({ tax: 0, total: 2400.5 })
  })

  test('are paid by card and confirmed at once, with an invoice and a mail to staff', async () => {
    const { status, body } = await order()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ status: 'confirmed', payment_status: 'paid', shipment_type: 'simple' })
    expect(body.data.amounts).toMatchObject({ subtotal: 2400.5, total: 2400.5 })
    expect(body.data.items).toMatchObject([
      { sku: number, title: 'Custom equipment: Belts', size: '12 pieces', quantity: 1, line_total: 2400.5 },
    ])
    expect(await api.db.$count(orderDocuments, eq(orderDocuments.orderId, body.data.id))).toBe(1)
    const mails = await api.db.select().from(mailOutbox)
    expect(mails.map(({ template }) => template)).toEqual(expect.arrayContaining(['order-placed', 'staff-order']))
    expect(await shown()).toMatchObject({ order: { id: body.data.id, order_number: body.data.order_number } })
  })

  test('are placed once, whether the request is repeated or sent again with another key', async () => {
    const key = randomUUID()
    const form = { payment_token: cardToken() }
    const [first, again] = [await order(form, key), await order(form, key)]
    expect(again.body.data.id).toBe(first.body.data.id)
    expect((await order()).error).toMatchObject({ code: 'ordered' })
    expect((await amounts('OR')).error).toMatchObject({ code: 'ordered' })
  })

  test('need an approved quote and its current total', async () => {
    await quote('quoted')
    expect((await order()).error).toMatchObject({ code: 'conflict' })
    await quote('approved', 250_000)
    const { error, status } = await order()
    expect([status, error.code]).toEqual([409, 'total_changed'])
    expect(await shown()).toMatchObject({ order: null })
  })

  test('leave the quote open when the card is declined or the order is canceled', async () => {
    const declined = await order({ payment_token: cardToken({ last4: '0002' }) })
    expect(declined.status).toBe(422)
    expect(await shown()).toMatchObject({ order: null })
    const { id } = (await order()).body.data
    await api.call('POST /cancel-order', { body: { order_id: id, reason: 'other' }, token })
    expect(await shown()).toMatchObject({ order: null })
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id))
    expect(row).toMatchObject({ status: 'cancelled', creditedCents: 240_050, refundedCents: 240_050 })
    expect((await order()).status).toBe(201)
  })

  test('are owed on invoice within the credit of the company', async () => {
    const onInvoice = { payment_token: null, po_number: 'PO-9' }
    expect((await order(onInvoice)).error).toMatchObject({ errors: [{ field: 'po_number' }] })
    await grantTerms(api, email, { netDays: 30, creditLimitCents: 240_049 })
    expect((await order(onInvoice)).error).toMatchObject({ errors: [{ field: 'po_number' }] })
    await grantTerms(api, email, { netDays: 30, creditLimitCents: 500_000 })
    const { data } = (await order(onInvoice)).body
    expect(data).toMatchObject({ status: 'pending', payment_status: 'invoice', invoice: { open: 2400.5 } })
    const { body } = await api.call('POST /confirm-order', { body: { order_id: data.id }, token })
    expect(body.data).toMatchObject({ status: 'confirmed' })
    expect((await api.call('GET /open-invoices', { token })).body.data).toMatchObject([
      { order_id: data.id, po_number: 'PO-9', open: 2400.5 },
    ])
  })

  test('are refunded in part like other orders', async () => {
    const { order_number: placed } = (await order()).body.data
    await run('orders.refund-part', { number: placed, amount: 100, reason: 'One belt was late.' })
    const [row] = await api.db.select().from(orders).where(eq(orders.orderNumber, placed))
    expect(row).toMatchObject({ totalCents: 240_050, creditedCents: 10_000, refundedCents: 10_000 })
  })
})
