import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let token: string
const numbers: string[] = []

describe('order search', () => {
  beforeAll(async () => {
    api = await testApp()
    token = (await api.signUp('ana@example.com')).access_token
    for (const [variant, total] of [
      ['whiteBelt', 20.5],
      ['saleGlove', 53],
      ['whiteBelt', 20.5],
    ] as const) {
      const body = orderForm({ products: toOrderLines(api.shop, [variant, 1]), expected_total: total })
      const headers = { 'idempotency-key': randomUUID() }
      numbers.push((await api.call('POST /add-order', { body, token, headers })).body.data.order_number)
    }
    await api.db.update(orders).set({ status: 'delivered' }).where(eq(orders.orderNumber, numbers[0]!))
  })
  afterAll(() => api.close())

  const found = async (query: string, as = token) => {
    const { body } = await api.call('GET /get-orders', { query, token: as })
    return { numbers: body.data.map(({ order_number }) => order_number), meta: body.meta }
  }

  test.each([
    ['', () => [numbers[2], numbers[1], numbers[0]]],
    ['search=', () => [numbers[2], numbers[1], numbers[0]]],
    ['status=delivered', () => [numbers[0]]],
    ['status=cancelled', () => []],
    ['search=karate', () => [numbers[2], numbers[0]]],
    ['search=glv-blk', () => [numbers[1]]],
    ['search=karate&status=delivered', () => [numbers[0]]],
    ['search=%25', () => []],
    ['search=_', () => []],
    ['search=%5C', () => []],
  ])('finds orders by "%s"', async (query, expected) => {
    expect((await found(query)).numbers).toEqual(expected())
  })

  test('finds an order by part of its number, ignoring case', async () => {
    expect((await found(`search=${numbers[1]!.slice(2, 9).toLowerCase()}`)).numbers).toEqual([numbers[1]])
  })

  test('counts the pages of the filtered list', async () => {
    const second = await found('search=karate&limit=1&page=2')
    expect(second).toEqual({ numbers: [numbers[0]], meta: { page: 2, limit: 1, total: 2, last_page: 2 } })
  })

  test('does not find orders of other users', async () => {
    const bo = (await api.signUp('bo@example.com')).access_token
    expect((await found(`search=${numbers[0]}`, bo)).meta.total).toBe(0)
  })

  test.each(['status=lost', 'status=', 'status=delivered&status=pending', `search=${'x'.repeat(101)}`, 'size=3'])(
    'rejects "%s"',
    async (query) => {
      expect((await api.call('GET /get-orders', { query, token })).status).toBe(422)
    },
  )
})
