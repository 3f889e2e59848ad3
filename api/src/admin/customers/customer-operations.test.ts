import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { auditLog, orders, users } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { callStaff, newStaff } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const { run, rowsOf } = operatorOf(() => api)
const PASSWORD = 'left hook body shot'

/** Places an order of $20.50; without a token as a guest. */
async function placeOrder(email: string, { token, ...person }: { token?: string; [field: string]: unknown } = {}) {
  const body = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5, email, ...person })
  const headers = { 'idempotency-key': randomUUID() }
  return (await api.call('POST /add-order', { body, token, headers })).body.data
}
const logIn = (email: string, password = PASSWORD) => api.call('POST /login', { body: { email, password } })
const emailsOf = async (input: object) => (await rowsOf('customers.list', input)).map(({ email }) => email)

describe('customer operations', () => {
  beforeAll(async () => {
    api = await testApp()
    const { access_token: token } = await api.signUp('bo@example.com')
    await placeOrder('bo@example.com', { token })
    await placeOrder('guest@example.com', { first_name: 'Greta', last_name: 'Lund', phone: '+1 (215) 555-0199' })
    await placeOrder('guest@example.com', { first_name: 'Greta', last_name: 'Lund' })
    await api.signUp('zoe@example.com')
  })
  afterAll(() => api.close())

  test('lists accounts and guests once each by email, page by page', async () => {
    const rows = await rowsOf('customers.list')
    expect(rows.map(({ email, account, orders: count }) => [email, account, count])).toEqual([
      ['bo@example.com', 'customer', 1],
      ['guest@example.com', 'guest', 2],
      ['zoe@example.com', 'customer', 0],
    ])
    const first = await run('customers.list', { limit: 2 })
    expect(first).toMatchObject({ next: 'guest@example.com' })
    expect(await emailsOf({ limit: 2, after: 'guest@example.com' })).toEqual(['zoe@example.com'])
    expect(await emailsOf({ account: 'guest' })).toEqual(['guest@example.com'])
    expect(await emailsOf({ account: 'registered' })).toEqual(['bo@example.com', 'zoe@example.com'])
  })

  test('finds customers by name, email, telephone and order number', async () => {
    const [guest] = await api.db.select().from(orders).where(eq(orders.email, 'guest@example.com'))
    const [own] = await api.db.select().from(orders).where(eq(orders.email, 'bo@example.com'))
    for (const search of ['greta lund', 'GUEST@', '(215) 555-0199', guest!.orderNumber.toLowerCase()])
      expect([search, await emailsOf({ search })]).toEqual([search, ['guest@example.com']])
    expect(await emailsOf({ search: own!.orderNumber })).toEqual(['bo@example.com'])
    expect(await emailsOf({ search: '%' })).toEqual([])
  })

  test('shows a customer with orders, addresses and sessions', async () => {
    const shown = (await run('customers.show', { customer: 'Bo@Example.com' })) as {
      record: { id: string }
      tables: Record<string, object[]>
    }
    expect(shown.record).toMatchObject({ account: 'customer', orders: 1, paid: '20.50', locked: null })
    expect(shown.tables).toMatchObject({ orders: [{ total: '20.50', as: 'account' }], sessions: [{}] })
    expect(await run('customers.show', { customer: shown.record.id })).toEqual(shown)
    const guest = await run('customers.show', { customer: 'guest@example.com' })
    expect(guest).toMatchObject({ record: { name: 'Greta Lund', account: 'guest', orders: 2, paid: '41.00' } })
    const [order] = await rowsOf('orders.list', { email: 'guest@example.com' })
    expect(await run('customers.show', { customer: order!.number })).toEqual(guest)
    await expect(run('customers.show', { customer: 'no@example.com' })).rejects.toThrow('There is no customer')
  })

  test('locks an account: its sessions end, and its login answers as for a wrong password', async () => {
    const { access_token: token } = await api.signUp('cy@example.com')
    const reason = 'Paid with stolen cards.'
    await run('customers.lock', { customer: 'cy@example.com', reason })
    expect((await api.call('GET /user-dashboard', { token })).status).toBe(401)
    const [right, unknown] = [await logIn('cy@example.com'), await logIn('nobody@example.com')]
    expect([right.status, right.text]).toEqual([422, unknown.text])
    expect(await emailsOf({ account: 'locked' })).toEqual(['cy@example.com'])
    await expect(run('customers.lock', { customer: 'cy@example.com', reason })).rejects.toThrow('locked already')
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'customers.lock'))
    expect(entry).toMatchObject({ subject: 'cy@example.com', detail: { reason, ended: 1 } })
    await run('customers.unlock', { customer: 'cy@example.com', reason: 'It was a mistake.' })
    expect((await logIn('cy@example.com')).status).toBe(200)
  })

  test('refuses the token of a locked account even if its session is left', async () => {
    const { access_token: token } = await api.signUp('di@example.com')
    await api.db.update(users).set({ lockedAt: new Date() }).where(eq(users.email, 'di@example.com'))
    expect((await api.call('GET /user-dashboard', { token })).status).toBe(401)
  })

  test('refuses to lock a guest', async () => {
    const lock = run('customers.lock', { customer: 'guest@example.com', reason: 'Spam' })
    await expect(lock).rejects.toThrow('has no account')
  })

  test('exports what the customer would download, and records it', async () => {
    const { access_token: token } = await api.signUp('ed@example.com')
    const { body } = await api.call('GET /my-data', { token })
    const { record } = (await run('customers.export', { customer: 'ed@example.com' })) as { record: typeof body }
    expect(Object.keys(record)).toEqual(Object.keys(body))
    expect(record.account).toEqual(body.account)
    expect(await rowsOf('audit.list', { action: 'customers.export' })).toHaveLength(1)
  })

  test('deletes an account after its email was typed, without its email in the audit log', async () => {
    await api.signUp('fi@example.com')
    await expect(run('customers.delete', { customer: 'fi@example.com', email: 'no' })).rejects.toThrow(
      'Enter fi@example.com',
    )
    const input = { customer: 'fi@example.com', email: 'fi@example.com' }
    await run('customers.delete', input, { dryRun: true })
    expect(await run('customers.delete', input)).toMatchObject({ done: expect.stringContaining('is deleted') })
    expect(await emailsOf({ search: 'fi@example.com' })).toEqual([])
    expect(JSON.stringify(await rowsOf('audit.list', { action: 'customers.delete' }))).not.toContain('fi@example.com')
  })

  test('does not delete an account with open orders', async () => {
    const input = { customer: 'bo@example.com', email: 'bo@example.com' }
    await expect(run('customers.delete', input)).rejects.toThrow('bo@example.com has open orders')
  })

  test('lists no deleted customer', async () => {
    const { access_token: token } = await api.signUp('gil@example.com')
    const { id } = await placeOrder('gil@example.com', { token })
    await api.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
    await run('customers.delete', { customer: 'gil@example.com', email: 'gil@example.com' })
    expect((await emailsOf({})).filter((email) => String(email).endsWith('.invalid'))).toEqual([])
    expect(await emailsOf({ search: 'Deleted account' })).toEqual([])
  })

  test('demands the password of staff again for a deletion', async () => {
    const cookie = await newStaff(api, 'owner@example.com')
    const call = () =>
      callStaff(api, 'operations/customers.delete', { body: { customer: 'zoe@example.com', email: 'no' }, cookie })
    expect((await call()).status).toBe(422)
    await api.handle.runScript("UPDATE staff_sessions SET proven_at = now() - interval '11 minutes'")
    expect(await call()).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
  })
})
