import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { stockHoldLines, stockHolds, users, variants } from '../../database/schema'
import { cardToken, toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

type Lines = [keyof TestApp['shop']['variants'], number][]

let api: TestApp

describe('stock hold', () => {
  beforeAll(async () => {
    api = await testApp()
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.delete(stockHolds)
    await setStock(3)
  })

  const mine = 'm'.repeat(32)
  const theirs = 't'.repeat(32)
  const hold = (hold_key: string, qty = 1, token?: string) =>
    api.call('POST /stock-hold', { body: { hold_key, products: toOrderLines(api.shop, ['soldOutGlove', qty]) }, token })
  const order = (qty: number, more: object = {}) =>
    api.call('POST /add-order', {
      body: orderForm({
        products: toOrderLines(api.shop, ['soldOutGlove', qty]),
        expected_total: 60 * qty + (qty > 1 ? 0 : 8),
        ...more,
      }),
      headers: { 'idempotency-key': randomUUID() },
    })
  const quote = async (lines: Lines, hold_key?: string) =>
    (await api.call('POST /add-to-cart', { body: { products: toOrderLines(api.shop, ...lines), hold_key } })).body
  const setStock = (stock: number) =>
    api.db.update(variants).set({ stock }).where(eq(variants.id, api.shop.variants.soldOutGlove))
  const stock = async () =>
    (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants.soldOutGlove)))[0]!.stock
  /** Ages every hold by this many minutes. */
  const wait = (minutes: number) =>
    api.db.update(stockHolds).set({
      beganAt: sql`began_at - make_interval(mins => ${minutes})`,
      heldUntil: sql`held_until - make_interval(mins => ${minutes})`,
    })
  const minutesTo = (moment: string) => Math.ceil((Date.parse(moment) - Date.now()) / 60_000)

  test("carts priced together count others' holds, but not their own", async () => {
    await hold(theirs, 2)
    await hold(mine, 1)
    const three: Lines = [['soldOutGlove', 3]]
    const carts = await Promise.all([
      quote(three, theirs),
      quote(three, mine),
      quote([['saleGlove', 1]]),
      quote([['soldOutGlove', 1]]),
    ])
    expect(carts.map(({ items }) => [items[0]!.quantity, items[0]!.hasError])).toEqual([
      [2, false],
      [1, false],
      [1, false],
      [1, true],
    ])
  })

  test("a held unit can't be ordered or added by another shopper, and remains in stock", async () => {
    expect((await hold(theirs, 2)).status).toBe(200)
    expect(await stock()).toBe(3)
    const refused = await order(2)
    expect(refused).toMatchObject({ status: 409, error: { code: 'out_of_stock' } })
    expect(refused.error.errors).toEqual([
      { field: 'products.0.qty', message: expect.stringMatching(/has only 1 left\.$/) },
    ])
    const cart = await quote([['soldOutGlove', 3]])
    expect(cart.items[0]).toMatchObject({ quantity: 1, hasError: false })
    expect(cart.warnings).toEqual([expect.objectContaining({ code: 'qty_reduced', from: 3, to: 1 })])
    expect((await order(1)).status).toBe(201)
    expect((await order(1)).error.message).toMatch(/is reserved by another customer\.$/)
  })

  test('the holder sees and orders the units, which ends the hold', async () => {
    await hold(mine, 3)
    expect((await quote([['soldOutGlove', 3]], mine)).items[0]).toMatchObject({ quantity: 3, hasError: false })
    expect((await order(2, { hold_key: mine })).status).toBe(201)
    expect(await stock()).toBe(1)
    expect(await api.db.$count(stockHolds)).toBe(0)
    expect(await api.db.$count(stockHoldLines)).toBe(0)
    expect((await order(1)).status).toBe(201)
  })

  test('a rejected order retains its hold, and a declined card allows another', async () => {
    await hold(mine, 3)
    expect((await order(3, { hold_key: mine, expected_total: 1 })).error.code).toBe('total_changed')
    expect((await order(1)).status).toBe(409)
    const declined = await order(3, { hold_key: mine, payment_token: cardToken({ last4: '0002' }) })
    expect(declined.error.code).toBe('card_declined')
    expect((await hold(mine, 3)).status).toBe(200)
    expect((await order(1)).status).toBe(409)
  })

  test('an expired hold releases its units', async () => {
    await hold(theirs, 3)
    await wait(10)
    expect((await quote([['soldOutGlove', 3]])).items[0]).toMatchObject({ quantity: 3 })
    expect((await hold(mine, 1)).status).toBe(200)
    expect((await order(2)).status).toBe(201)
  })

  test('an expired hold grants nothing: units sold in the meantime are named', async () => {
    await hold(mine, 3)
    await wait(11)
    expect((await order(1)).status).toBe(201)
    expect((await hold(mine, 3)).error).toMatchObject({
      code: 'out_of_stock',
      errors: [{ field: 'products.0.qty', message: expect.stringMatching(/only 2 left/) }],
    })
    expect((await order(3, { hold_key: mine })).status).toBe(409)
  })

  test('repeated requests extend a hold up to 15 minutes in total', async () => {
    const first = (await hold(mine)).body.data
    expect([minutesTo(first.held_until), minutesTo(first.held_at_most_until)]).toEqual([10, 15])
    await wait(8)
    const second = (await hold(mine)).body.data
    expect([minutesTo(second.held_until), minutesTo(second.held_at_most_until)]).toEqual([7, 7])
    await wait(8)
    expect((await hold(mine)).error.code).toBe('hold_over')
    expect((await hold(theirs, 3)).status).toBe(200)
  })

  test('a repeated request with other lines replaces the hold', async () => {
    await hold(mine, 3)
    await hold(mine, 1)
    expect((await order(2)).status).toBe(201)
    expect(await stock()).toBe(1)
  })

  test('a retail caller holds at most 60 units, over all checkouts', async () => {
    await setStock(200)
    expect((await hold(mine, 40)).status).toBe(200)
    expect((await hold(mine, 60)).status).toBe(200)
    expect((await hold(theirs, 1)).error.code).toBe('hold_too_large')
    const ana = await api.signUp('ana-holds@example.com')
    expect((await hold(theirs, 60, ana.access_token)).status).toBe(200)
    await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.email, 'ana-holds@example.com'))
    expect((await hold(theirs, 100, ana.access_token)).status).toBe(200)
  })

  test('a wholesaler holds at most 2,000 units, over all checkouts', async () => {
    await setStock(5_000)
    const gym = await api.signUp('gym-holds@example.com')
    await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.email, 'gym-holds@example.com'))
    expect((await hold(mine, 1_999, gym.access_token)).status).toBe(200)
    expect((await hold(theirs, 1, gym.access_token)).status).toBe(200)
    expect((await hold(theirs, 2, gym.access_token)).error.code).toBe('hold_too_large')
  })

  test('the number of holds per caller is limited', async () => {
    const bo = (await api.signUp('bo-holds@example.com')).access_token
    await api.db.execute(
      sql`INSERT INTO attempts (scope, key_hash, window_start, count)
      SELECT 'stock-hold', sha256(id::text::bytea), now(), 120 FROM users WHERE email = 'bo-holds@example.com'`,
    )
    const refused = await hold(mine, 1, bo)
    expect(refused).toMatchObject({ status: 429, error: { code: 'too_many_requests' } })
    expect(await api.db.$count(stockHolds)).toBe(0)
  })

  test('the database stores only the hash of a key, and deletes day-old holds', async () => {
    await hold(mine)
    const { rows } = (await api.db.execute(sql`SELECT * FROM stock_holds`)) as unknown as { rows: object[] }
    expect(JSON.stringify(rows)).not.toContain(mine)
    await wait(60 * 25)
    await hold(theirs)
    expect(await api.db.$count(stockHolds)).toBe(1)
  })

  test.each(['', 'short', 'A'.repeat(32), '4'.repeat(32), 7, ['m'.repeat(32)]])(
    'rejects the key %j',
    async (hold_key) => {
      const { status } = await api.call('POST /stock-hold', {
        body: { hold_key, products: toOrderLines(api.shop, ['soldOutGlove', 1]) } as never,
        // Another network than above, since a network may send 30 requests a minute.
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
      expect(status).toBe(422)
    },
  )
})
