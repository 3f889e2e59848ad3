import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { mailOutbox, orders } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const { run } = operatorOf(() => api)
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

async function placePending() {
  const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
  const { body } = await api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() } })
  await api.db.update(orders).set({ status: 'pending' }).where(eq(orders.id, body.data.id))
  return body.data.order_number
}

describe('bulk operations', () => {
  test('confirm each order for itself, and name those that could not be', async () => {
    const [first, unpaid, last] = [await placePending(), await placePending(), await placePending()]
    await api.db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.orderNumber, unpaid))
    const result = await run('orders.confirm', { numbers: [first, unpaid, '000000000000', last, last] })
    expect(result).toMatchObject({
      done: 'Confirmed 2 orders. 2 orders could not be confirmed.',
      detail: {
        confirmed: [first, last],
        refused: [
          { number: unpaid, message: expect.stringContaining('is not paid yet') as string },
          { number: '000000000000', message: expect.stringContaining('There is no order') as string },
        ],
      },
    })
    const rows = await api.db
      .select()
      .from(orders)
      .where(inArray(orders.orderNumber, [first, unpaid, last]))
    expect(rows.map(({ status }) => status).sort()).toEqual(['confirmed', 'confirmed', 'pending'])
    expect(await api.db.$count(mailOutbox, eq(mailOutbox.template, 'order-confirmed'))).toBe(2)
  })

  test('refuse none, and more than 100 orders', async () => {
    await expect(run('orders.confirm', { numbers: [] })).rejects.toThrow('at least one')
    const many = Array.from({ length: 101 }, (_, index) => String(index))
    await expect(run('orders.confirm', { numbers: many })).rejects.toThrow('at most 100')
  })
})
