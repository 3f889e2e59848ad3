import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { testVault } from '../payments/test-vault'
import { sweepPayments } from './payment-sweep'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const fail = (error: unknown) => {
  throw error
}

describe('sweepPayments', () => {
  test('finishes at most 50 unpaid orders and 50 refunds per round, and the rest in the next', async () => {
    const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    const { body } = await api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() } })
    const [placed] = await api.db.select().from(orders).where(eq(orders.id, body.data.id))
    const earlier = new Date(Date.now() - 600_000)
    const copies = (count: number, more: Partial<typeof orders.$inferInsert>) =>
      Array.from({ length: count }, (_, index) => ({
        ...placed!,
        ...more,
        id: randomUUID(),
        orderNumber: `${more.status === 'cancelled' ? 'C' : 'P'}${String(index).padStart(11, '0')}`,
        guestTokenHash: null,
        createdAt: earlier,
        updatedAt: earlier,
      }))
    await api.db.insert(orders).values(copies(52, { paymentStatus: 'pending' }))
    await api.db.insert(orders).values(copies(53, { status: 'cancelled', paymentStatus: 'paid' }))
    const unfinished = async () => [
      await api.db.$count(orders, eq(orders.paymentStatus, 'pending')),
      await api.db.$count(orders, eq(orders.paymentStatus, 'refunded')),
    ]
    expect(await sweepPayments(api.db, testVault, fail)).toBe(100)
    expect(await unfinished()).toEqual([2, 50])
    expect(await sweepPayments(api.db, testVault, fail)).toBe(5)
    expect(await unfinished()).toEqual([0, 53])
  })
})
