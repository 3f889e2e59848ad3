import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { orders, settings } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const { run, rowsOf } = operatorOf(() => api)

/** Places a paid order of $20.50, one belt for $12.50 and delivery, at this moment. */
async function placeOrder(email: string, at: string, paymentStatus: 'paid' | 'refunded' | 'pending' = 'paid') {
  const body = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5, email })
  const headers = { 'idempotency-key': randomUUID() }
  const { id } = (await api.call('POST /add-order', { body, headers })).body.data
  await api.db
    .update(orders)
    .set({ createdAt: new Date(at), paymentStatus })
    .where(eq(orders.id, id))
}

interface SalesReport {
  record: object
  tables: { sales: object[] }
}
const report = async (input: object) => (await run('reports.sales', input)) as SalesReport
const period = { from: '2026-03-01', to: '2026-03-03' }

describe('report operations', () => {
  beforeAll(async () => {
    api = await testApp()
    await placeOrder('ana@example.com', '2026-03-01T12:00:00Z')
    await placeOrder('bo@example.com', '2026-03-03T12:00:00Z')
    await placeOrder('bo@example.com', '2026-03-04T03:00:00Z')
    await placeOrder('cy@example.com', '2026-03-03T13:00:00Z', 'refunded')
    await placeOrder('di@example.com', '2026-03-02T12:00:00Z', 'pending')
  })
  afterAll(() => api.close())

  test('adds up paid orders less refunds by day, days without orders included', async () => {
    const { record, tables } = await report(period)
    expect(record).toEqual({ ...period, time_zone: 'UTC', orders: 3, sales: '61.50', refunds: '20.50', net: '41.00' })
    expect(tables.sales).toEqual([
      { name: '2026-03-01', orders: 1, sales: '20.50', refunds: '0.00', net: '20.50' },
      { name: '2026-03-02', orders: 0, sales: '0.00', refunds: '0.00', net: '0.00' },
      { name: '2026-03-03', orders: 2, sales: '41.00', refunds: '20.50', net: '20.50' },
    ])
  })

  test('counts days in the time zone of the shop', async () => {
    await run('settings.set', { name: 'time_zone', value: 'America/Los_Angeles' })
    const { record, tables } = await report(period)
    expect(record).toMatchObject({ time_zone: 'America/Los_Angeles', orders: 4 })
    expect(tables.sales.at(-1)).toMatchObject({ name: '2026-03-03', orders: 3 })
    await api.db.update(settings).set({ timeZone: sql`DEFAULT` })
  })

  test('refuses a time zone that does not exist', async () => {
    const set = run('settings.set', { name: 'time_zone', value: 'Mars/Olympus' })
    await expect(set).rejects.toThrow('"Mars/Olympus" is not a time zone such as America/New_York.')
  })

  test('adds up by product and category what lines cost', async () => {
    const line = { orders: 3, sales: '37.50', refunds: '12.50', net: '25.00' }
    expect((await report({ ...period, by: 'product' })).tables.sales).toEqual([{ name: 'Karate Belt', ...line }])
    expect((await report({ ...period, by: 'category' })).tables.sales).toEqual([{ name: 'Belts', ...line }])
  })

  test('lists the customers who bought most first', async () => {
    const { sales } = (await report({ from: '2026-03-01', to: '2026-03-04', by: 'customer' })).tables
    expect(sales).toMatchObject([
      { name: 'bo@example.com', net: '41.00' },
      { name: 'ana@example.com', net: '20.50' },
      { name: 'cy@example.com', net: '0.00' },
    ])
    const { tables, record } = await report({ from: '2026-03-01', to: '2026-03-04', by: 'customer', limit: 1 })
    expect([tables.sales.length, record]).toMatchObject([1, { net: '61.50' }])
  })

  test('covers the last thirty days unless given a period', async () => {
    const { tables } = await report({})
    expect(tables.sales).toHaveLength(30)
    expect(tables.sales.at(-1)).toMatchObject({ name: new Date().toISOString().slice(0, 10) })
  })

  test.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'must not end before it begins'],
    [{ from: '2025-01-01', to: '2026-03-01' }, 'at most 366 days'],
  ])('refuses the period %j', async (days, message) => {
    await expect(run('reports.sales', days)).rejects.toThrow(message)
  })

  test('values the stock at the prices of today, by category and in all', async () => {
    expect(await rowsOf('reports.stock-value')).toEqual([
      { name: 'Bag gloves', variants: 3, pieces: 13, value: '630.00' },
      { name: 'Belts', variants: 1, pieces: 495, value: '6187.50' },
      { name: 'All', variants: 4, pieces: 508, value: '6817.50' },
    ])
  })
})
