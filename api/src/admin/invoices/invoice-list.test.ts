import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { orders, users, wholesaleApplications } from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { gymApplication } from '../../testing/gym-application'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

const email = 'gym@example.com'
let api: TestApp
let company: number
const { run, rowsOf } = operatorOf(() => api)
const numbers: Record<string, string> = {}

beforeAll(async () => {
  api = await testApp()
  const token = await signUpWholesaler(api, email)
  await grantTerms(api, email)
  const [user] = await api.db.select().from(users).where(eq(users.email, email))
  const [application] = await api.db
    .insert(wholesaleApplications)
    .values({ ...gymApplication(user!.id), status: 'approved' })
    .returning()
  company = application!.id
  const placeInvoice = async (name: string, days: number) => {
    const { body } = await api.call('POST /add-order', {
      body: {
        ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 4]), email, expected_total: 50 }),
        payment_token: null,
        po_number: `PO-${name}`,
      },
      headers: { 'idempotency-key': randomUUID() },
      token,
    })
    numbers[name] = body.data.order_number
    await api.db
      .update(orders)
      .set({ dueOn: sql`current_date + ${days}::integer` })
      .where(eq(orders.id, body.data.id))
  }
  await placeInvoice('later', 30)
  await placeInvoice('soon', 7)
  await placeInvoice('late', -1)
  await placeInvoice('paid', -5)
  await placeInvoice('canceled', -9)
  const pay = (name: string, amount: number) =>
    run('invoices.pay', { number: numbers[name], amount, reference: 'Check 1' })
  await pay('late', 20)
  await pay('soon', 10)
  await pay('paid', 50)
  await run('orders.cancel', { number: numbers['canceled'], reason: 'By telephone' })
})
afterAll(() => api.close())

const listed = async (input: object = {}) =>
  (await rowsOf('invoices.list', input)).map(({ po_number }) => String(po_number).slice(3))

describe('list of invoices', () => {
  test.each([
    [{}, ['late', 'soon', 'later']],
    [{ state: 'overdue' }, ['late']],
    [{ state: 'part_paid' }, ['late', 'soon']],
    [{ state: 'paid' }, ['paid']],
    [{ state: 'all' }, ['canceled', 'paid', 'late', 'soon', 'later']],
    [{ text: 'po-SOON' }, ['soon']],
    [{ text: '%' }, []],
    [{ company: 9999 }, []],
    [{ limit: 1 }, ['late']],
  ])('shows for %j in the order of their due dates %j', async (input, expected) => {
    expect(await listed(input)).toEqual(expected)
  })

  test('names the company, and what is paid and open of each', async () => {
    const [late] = await rowsOf('invoices.list', { company, state: 'overdue' })
    expect(late).toMatchObject({
      number: numbers['late'],
      state: 'overdue',
      company,
      email,
      total: '50.00',
      paid: '20.00',
      open: '30.00',
    })
    expect(late!['business']).toBeTruthy()
  })

  test('adds up what is open, due within a week, and overdue', async () => {
    expect(await run('invoices.sums')).toEqual({
      record: {
        open: 3,
        open_sum: '120.00',
        due_soon: 1,
        due_soon_sum: '40.00',
        overdue: 1,
        overdue_sum: '30.00',
      },
    })
  })
})
