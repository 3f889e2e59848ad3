import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { auditLog, mailOutbox, orders, users, variants, wholesaleApplications } from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { gymApplication } from '../../testing/gym-application'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

const email = 'gym@example.com'
let api: TestApp
let token: string
const { run } = operatorOf(() => api)

beforeAll(async () => {
  api = await testApp()
  token = await signUpWholesaler(api, email)
  await grantTerms(api, email)
  const [user] = await api.db.select().from(users).where(eq(users.email, email))
  await api.db.insert(wholesaleApplications).values({ ...gymApplication(user!.id), status: 'approved' })
  await api.db.update(variants).set({ stock: 10_000 })
})
beforeEach(() => api.db.delete(orders))
afterAll(() => api.close())

/** Places an order of $50 on invoice and returns it. */
async function placeInvoice(form: object = {}) {
  const { body } = await api.call('POST /add-order', {
    body: {
      ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 4]), email, expected_total: 50 }),
      payment_token: null,
      po_number: 'PO-7',
      ...form,
    },
    headers: { 'idempotency-key': randomUUID() },
    token,
  })
  return body.data
}
const pay = (number: string, amount: number, more: object = {}) =>
  run('invoices.pay', { number, amount, reference: 'Check 1042', ...more })
const shown = async (number: string) =>
  (await run('orders.show', { number })) as {
    record: Record<string, unknown>
    tables: { payments: { id: number }[] }
  }
const seen = async (id: string) => (await api.call('GET /get-orders/:id', { params: { id }, token })).body.data

describe('payments of invoices', () => {
  test('are recorded until the invoice is paid, which the company sees', async () => {
    const { id, order_number: number, invoice } = await placeInvoice()
    expect(invoice).toMatchObject({ state: 'due', paid: 0, open: 50 })
    await pay(number, 20.5, { date: '2026-01-31' })
    expect((await seen(id)).invoice).toMatchObject({ state: 'part_paid', paid: 20.5, open: 29.5 })
    expect((await seen(id)).payment_status).toBe('invoice')
    expect(await pay(number, 29.5)).toMatchObject({ detail: { paid: 50, open: 0 } })
    expect(await seen(id)).toMatchObject({ payment_status: 'paid', invoice: { state: 'paid', open: 0 } })
    const { record, tables } = await shown(number)
    expect(record).toMatchObject({ invoice: 'paid', paid: '50.00', open: '0.00' })
    expect(tables.payments).toMatchObject([
      { amount: '20.50', date: '2026-01-31', reference: 'Check 1042', by: 'mia@cli', void: null },
      { amount: '29.50' },
    ])
  })

  test('confirm a waiting order once it is paid in full, and mail it', async () => {
    const { id, order_number: number, status } = await placeInvoice()
    expect(status).toBe('pending')
    await pay(number, 49.99)
    expect((await seen(id)).status).toBe('pending')
    await pay(number, 0.01)
    expect((await seen(id)).status).toBe('confirmed')
    const [mail] = await api.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1)
    expect(mail).toMatchObject({ template: 'order-confirmed', recipient: email })
  })

  test('stand in the audit log with before and after', async () => {
    const { order_number: number } = await placeInvoice()
    await pay(number, 20)
    const [entry] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      action: 'invoices.pay',
      subject: number,
      detail: { amount: 20, before: { paid: 0 }, after: { paid: 20 } },
    })
  })

  test.each([
    [{ amount: 50.01 }, 'Only $50.00 of the invoice'],
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.005 }, 'An amount has at most two decimals'],
    [{ date: '2999-01-01' }, 'A payment cannot be recorded before its day.'],
    [{ reference: ' ' }, 'reference'],
    [{ expect_paid: 10 }, '$0.00 is paid now'],
  ])('are refused with %j', async (input, message) => {
    const { id, order_number: number } = await placeInvoice()
    await expect(pay(number, 20, input)).rejects.toMatchObject({
      detail: expect.anything() as object,
      message: expect.stringContaining(message) as string,
    })
    expect((await seen(id)).invoice).toMatchObject({ paid: 0 })
  })

  test('are refused for orders by card, and for canceled and paid ones', async () => {
    const { payment_token } = orderForm({ products: [], expected_total: 0 })
    const byCard = await placeInvoice({ payment_token, po_number: undefined })
    expect(byCard.invoice).toBeNull()
    await expect(pay(byCard.order_number, 1)).rejects.toThrow('is not paid on invoice')
    const { order_number: number } = await placeInvoice()
    await pay(number, 50)
    await expect(pay(number, 1)).rejects.toThrow('is paid in full')
    const canceled = await placeInvoice()
    await run('orders.cancel', { number: canceled.order_number, reason: 'By telephone' })
    await expect(pay(canceled.order_number, 1)).rejects.toThrow('nothing of it is owed')
  })

  test('can be voided once, and stay in the books', async () => {
    const { id, order_number: number } = await placeInvoice()
    await pay(number, 50)
    const { id: payment } = (await shown(number)).tables.payments[0]!
    await run('invoices.void-payment', { id: payment, reason: 'The check bounced.' })
    expect(await seen(id)).toMatchObject({ payment_status: 'invoice', invoice: { state: 'due', open: 50 } })
    expect((await shown(number)).tables.payments).toMatchObject([{ amount: '50.00', void: 'The check bounced.' }])
    const again = run('invoices.void-payment', { id: payment, reason: 'Once more.' })
    await expect(again).rejects.toThrow('is void already')
    await expect(run('invoices.void-payment', { id: 999_999, reason: 'None.' })).rejects.toMatchObject({ status: 404 })
  })

  test('of a canceled order are to be paid back by staff', async () => {
    const { id, order_number: number } = await placeInvoice()
    await pay(number, 20)
    const canceled = await run('orders.cancel', { number, reason: 'By telephone' })
    expect(canceled).toMatchObject({ done: expect.stringContaining('The company paid $20.00') as string })
    expect((await seen(id)).invoice).toMatchObject({ state: 'closed', paid: 20, open: 0 })
    await pay((await placeInvoice()).order_number, 50)
  })

  test('free the credit of the company', async () => {
    await grantTerms(api, email, { creditLimitCents: 5000 })
    const { order_number: number } = await placeInvoice()
    await pay(number, 20)
    const { data } = (await api.call('GET /company-terms', { token })).body
    expect(data).toMatchObject({ open_invoices: 30, credit_left: 20 })
    await grantTerms(api, email)
  })

  test('must be complete before the account is deleted', async () => {
    const { id, order_number: number } = await placeInvoice()
    await api.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
    const [user] = await api.db.select().from(users).where(eq(users.email, email))
    const remove = () => run('customers.delete', { customer: user!.id, email })
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'orders_open' })
    await pay(number, 50)
    await run('customers.delete', { customer: user!.id, email }, { dryRun: true })
  })
})
