import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { invoiceReminders, mailOutbox, orders, settings } from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { sendMails } from '../../testing/send-mails'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'
import { remindOfInvoices } from './invoice-reminders'

const email = 'gym@example.com'
let api: TestApp
let token: string
const { run } = operatorOf(() => api)

beforeAll(async () => {
  api = await testApp()
  token = await signUpWholesaler(api, email)
  await grantTerms(api, email)
})
beforeEach(async () => {
  await api.db.delete(orders)
  await api.db.delete(mailOutbox)
  await api.db.update(settings).set({ invoiceReminders: 'on' })
})
afterAll(() => api.close())

/** Places an order of $50 on invoice that is due so many days from today; placed thirty days before unless given. */
async function placeInvoice(dueIn: number, terms = 30) {
  const { body } = await api.call('POST /add-order', {
    body: {
      ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 4]), email, expected_total: 50 }),
      payment_token: null,
      po_number: 'PO-7',
    },
    headers: { 'idempotency-key': randomUUID() },
    token,
  })
  await api.db
    .update(orders)
    .set({
      dueOn: sql`current_date + ${dueIn}::integer`,
      createdAt: sql`now() + make_interval(days => ${dueIn - terms}::integer)`,
    })
    .where(eq(orders.id, body.data.id))
  await api.db.delete(mailOutbox)
  return body.data
}
const reminders = async () =>
  (await api.db.select().from(mailOutbox).orderBy(mailOutbox.id)).map(({ template, recipient }) => [
    template,
    recipient,
  ])

describe('reminders of invoices', () => {
  test.each([
    [4, []],
    [3, [['invoice-before-due', email]]],
    [0, [['invoice-before-due', email]]],
    [-1, []],
    [-6, []],
    [-7, [['invoice-overdue', email]]],
  ])('for an invoice due in %i days are %j, each once', async (dueIn, expected) => {
    await placeInvoice(dueIn)
    expect(await remindOfInvoices(api.db)).toBe(expected.length)
    expect(await remindOfInvoices(api.db)).toBe(0)
    expect(await reminders()).toEqual(expected)
  })

  test('are one before and one after the due date of the same invoice', async () => {
    const { id } = await placeInvoice(2)
    await remindOfInvoices(api.db)
    await api.db.update(orders).set({ dueOn: sql`current_date - 10` })
    await remindOfInvoices(api.db)
    expect(await reminders()).toEqual([
      ['invoice-before-due', email],
      ['invoice-overdue', email],
    ])
    expect(await api.db.$count(invoiceReminders, eq(invoiceReminders.orderId, id))).toBe(2)
  })

  test('are not sent before the due date when the terms are as short as the notice', async () => {
    await placeInvoice(2, 3)
    expect(await remindOfInvoices(api.db)).toBe(0)
  })

  test('are not sent for what is paid, canceled or returned', async () => {
    const paid = await placeInvoice(-10)
    await run('invoices.pay', { number: paid.order_number, amount: 50, reference: 'Check 1' })
    const canceled = await placeInvoice(-10)
    await run('orders.cancel', { number: canceled.order_number, reason: 'By telephone' })
    await api.db.delete(mailOutbox)
    expect(await remindOfInvoices(api.db)).toBe(0)
  })

  test('are not sent while the shop has them off', async () => {
    await placeInvoice(-10)
    await run('settings.set', { name: 'invoice_reminders', value: 'off' })
    expect(await remindOfInvoices(api.db)).toBe(0)
    await expect(run('settings.set', { name: 'invoice_reminders', value: '' })).rejects.toThrow('on or off')
    await run('settings.set', { name: 'invoice_reminders', value: 'on' })
    expect(await remindOfInvoices(api.db)).toBe(1)
  })

  test('are sent once by two programs at once', async () => {
    await placeInvoice(-10)
    await Promise.all([remindOfInvoices(api.db), remindOfInvoices(api.db)])
    expect(await reminders()).toHaveLength(1)
  })

  test('name what is open and when it was due', async () => {
    const { order_number: number } = await placeInvoice(-10)
    await run('invoices.pay', { number, amount: 20, reference: 'Check 1' })
    await remindOfInvoices(api.db)
    const [mail] = await sendMails(api.db)
    expect(mail).toMatchObject({ to: email, subject: `Your invoice is overdue (${number})` })
    expect(mail!.text).toContain('$30.00 of your invoice was due on')
    expect(mail!.text).toContain('$20.00 paid, $30.00 open')
  })
})
