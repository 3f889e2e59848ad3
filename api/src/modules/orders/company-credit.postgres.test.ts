import { randomUUID } from 'node:crypto'
import { until } from '@shop/shared-api/testing/until'
import { eq } from 'drizzle-orm'
import { openPostgres } from '../../database/client'
import { migrate } from '../../database/migrate'
import { orders, users } from '../../database/schema'
import { describeOnPostgres, raceDeadlines } from '../../testing/describe-on-postgres'
import { grantTerms } from '../../testing/grant-terms'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'
import { sumOpenInvoices } from '../wholesale/company-terms'

const email = 'gym@example.com'
const ORDERS_AT_ONCE = 10

describeOnPostgres('credit of a company', (cluster) => {
  let api: TestApp
  let token: string
  let userId: string
  beforeAll(async () => {
    const handle = openPostgres(await cluster().freshDatabase(), { max: 20, deadlines: raceDeadlines })
    await migrate(handle)
    api = await testApp({ handle })
    token = await signUpWholesaler(api, email)
    const [user] = await api.db.select().from(users).where(eq(users.email, email))
    userId = user!.id
    await grantTerms(api, email, { creditLimitCents: 12_500 })
  })
  beforeEach(() => api.db.delete(orders))
  afterAll(() => api?.close())

  const atOnce = <T>(work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: ORDERS_AT_ONCE }, (_, index) => work(index)))

  test('covers two of ten orders placed at once, and refuses the others', async () => {
    const answers = await atOnce(() =>
      api.call('POST /add-order', {
        body: {
          ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 4]), email, expected_total: 50 }),
          payment_token: null,
          po_number: 'PO-7',
        },
        headers: { 'idempotency-key': randomUUID() },
        token,
      }),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 201, ...Array.from({ length: ORDERS_AT_ONCE - 2 }, () => 422)])
    expect(await sumOpenInvoices(api.db, userId)).toBe(10_000)
  })

  test('mutant: reading what is left without a lock grants more than the limit', async () => {
    let haveRead = 0
    await atOnce((index) =>
      api.db.transaction(async (tx) => {
        const open = await sumOpenInvoices(tx as never, userId)
        haveRead += 1
        await until(() => haveRead === ORDERS_AT_ONCE)
        if (open + 5000 <= 12_500) await tx.insert(orders).values(invoiceOf(userId, index))
      }),
    )
    expect(await sumOpenInvoices(api.db, userId)).toBeGreaterThan(12_500)
  })
})

const address = {
  first_name: 'Sam',
  last_name: 'Lee',
  phone: '2155550143',
  address: '1 Ring Rd',
  address_2: null,
  city: 'Portland',
  state: 'OR',
  zip: '97201',
}

const invoiceOf = (userId: string, index: number): typeof orders.$inferInsert => ({
  orderNumber: `00000000000${index}`,
  userId,
  email,
  paymentStatus: 'invoice',
  subtotalCents: 5000,
  saleDiscountCents: 0,
  discountCents: 0,
  discountPercent: 0,
  deliveryCents: 0,
  taxCents: 0,
  taxRatePpm: 0,
  totalCents: 5000,
  shipmentType: 'simple',
  address,
  billing: address,
})
