import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { orders } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { newToken, tokenHash } from '../auth/session-token'
import { deriveGuestToken } from './guest-token'

describe('guest order links', () => {
  let api: TestApp
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const placeOrder = async () => {
    const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    const headers = { 'idempotency-key': randomUUID() }
    const { body } = await api.call('POST /add-order', { body: form, headers })
    return { id: body.data.id, token: body.guest_token! }
  }
  const open = async (id: string, token: string) =>
    (await api.call('GET /get-orders/:id', { params: { id }, query: `token=${token}` })).status

  test('stores no token of a link', async () => {
    const { id, token } = await placeOrder()
    expect(await open(id, token)).toBe(200)
    const { rows: tables } = (await api.db.execute(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )) as unknown as { rows: { name: string }[] }
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) {
      const read = await api.db.execute(sql`SELECT * FROM ${sql.identifier(name)}`)
      expect({ name, holds: JSON.stringify(read).includes(token) }).toEqual({ name, holds: false })
    }
  })

  test('accepts an earlier random token as well as the derived one', async () => {
    const { id } = await placeOrder()
    const sent = newToken()
    await api.db
      .update(orders)
      .set({ guestTokenHash: tokenHash(sent) })
      .where(eq(orders.id, id))
    expect(await open(id, sent)).toBe(200)
    expect(await open(id, deriveGuestToken(api.secret, id))).toBe(200)
  })

  test('does not open another order with a token', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()]
    expect(await open(first.id, second.token)).toBe(404)
  })

  test('does not open an anonymized order or one that joined an account', async () => {
    const { id, token } = await placeOrder()
    await api.db.update(orders).set({ guestTokenHash: null }).where(eq(orders.id, id))
    expect(await open(id, token)).toBe(404)
  })
})
