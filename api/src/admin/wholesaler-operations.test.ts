import { eq } from 'drizzle-orm'
import { mailOutbox, users, wholesaleApplications } from '../database/schema'
import { gymApplication } from '../testing/gym-application'
import { operatorOf } from '../testing/operate'
import { orderForm, toOrderLines } from '../testing/order-form'
import { grantTerms } from '../testing/grant-terms'
import { signUpWholesaler } from '../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const mailsTo = async (recipient: string) =>
  (await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ template }) => template)

describe('wholesaler operations', () => {
  const email = 'gym@example.com'
  let token: string
  /** Signs up a wholesaler with an application, and returns the session's token. */
  const apply = async (applicant: string) => {
    const session = await signUpWholesaler(api, applicant)
    const [user] = await api.db.select().from(users).where(eq(users.email, applicant))
    await api.db.insert(wholesaleApplications).values({ ...gymApplication(user!.id), status: 'approved' })
    return session
  }
  beforeAll(async () => {
    token = await apply(email)
  })
  const discount = async () =>
    (await api.call('POST /add-to-cart', { body: { products: toOrderLines(api.shop, ['whiteBelt', 40]) }, token })).body
      .discount

  test('revokes and restores wholesale terms from the next request on and mails both', async () => {
    expect(await discount()).toBe(25)
    await run('wholesellers.demote', { email: email.toUpperCase(), reason: 'The certificate has expired.' })
    expect(await discount()).toBe(0)
    await expect(run('wholesellers.demote', { email, reason: 'Once more.' })).rejects.toMatchObject({ status: 409 })
    await run('wholesellers.promote', { email })
    expect(await discount()).toBe(25)
    expect(await mailsTo(email)).toEqual(['wholesale-ended', 'wholesale-approved'])
  })

  test('shows the decisions about a company and what it has bought', async () => {
    const [line] = await rowsOf('applications.list', { status: 'all', limit: 1 })
    await run('applications.decline', { id: line!.id, reason: 'The permit is missing.' })
    await run('applications.approve', { id: line!.id })
    await grantTerms(api, email)
    const order = await api.call('POST /add-order', {
      body: orderForm({
        products: toOrderLines(api.shop, ['whiteBelt', 1]),
        expected_total: 12.5,
        payment_token: null,
        po_number: 'PO-7',
        email,
      }),
      headers: { 'idempotency-key': 'an-order-of-a-company' },
      token,
    })
    expect(order.status).toBe(201)
    const { record, tables } = (await run('applications.show', { id: line!.id })) as {
      record: object
      tables: Record<string, object[]>
    }
    expect(record).toMatchObject({ orders: 1, bought: '$12.50', openInvoices: '$12.50' })
    expect(tables['orders']).toMatchObject([{ payment: 'invoice', total: '12.50' }])
    expect(tables['history']!.slice(-2)).toMatchObject([
      { action: 'applications.declined', actor: 'mia@cli', note: 'The permit is missing.' },
      { action: 'applications.approved', note: null },
    ])
  })

  test('lists applications page by page', async () => {
    await apply('second@example.com')
    const pageOf = async (after?: string) =>
      (await run('applications.list', { status: 'all', limit: 1, after })) as {
        rows: { id: number; email: string }[]
        next: string | null
      }
    const first = await pageOf()
    const second = await pageOf(first.next!)
    expect([first.rows[0]!.email, second.rows[0]!.email]).toEqual([email, 'second@example.com'])
    expect((await pageOf(second.next!)).rows).toEqual([])
  })

  test('filters wholesalers by verification and excludes customers', async () => {
    expect(await rowsOf('wholesellers.list', { verified: true, limit: 1 })).toMatchObject([{ email }])
    expect(await rowsOf('wholesellers.list', { verified: false, limit: 5 })).toEqual([])
    await api.signUp('ana@example.com')
    await expect(run('wholesellers.promote', { email: 'ana@example.com' })).rejects.toMatchObject({
      status: expect.any(Number) as number,
    })
    await expect(run('wholesellers.promote', { email: 'unknown@example.com' })).rejects.toMatchObject({ status: 404 })
  })
})
