import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { stockHoldLines, stockHolds, users, variants } from '../../database/schema'
import { cardToken, toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

type Lines = [keyof TestApp['shop']['variants'], number][]

let api: TestApp
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
/** Lets so much time go by for every hold. */
const wait = (minutes: number) =>
  api.db.update(stockHolds).set({
    beganAt: sql`began_at - make_interval(mins => ${minutes})`,
    heldUntil: sql`held_until - make_interval(mins => ${minutes})`,
  })
const minutesTo = (moment: string) => Math.ceil((Date.parse(moment) - Date.now()) / 60_000)

test('carts that are priced together each count what others hold, and not what they hold themselves', async () => {
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

test('a held piece can’t be ordered or put into a cart by somebody else, and stays part of the stock', async () => {
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
  expect((await order(1)).error.message).toMatch(/is kept for somebody who is paying just now\.$/)
})

test('whoever holds them sees and orders them, and the hold is over with the order', async () => {
  await hold(mine, 3)
  expect((await quote([['soldOutGlove', 3]], mine)).items[0]).toMatchObject({ quantity: 3, hasError: false })
  expect((await order(2, { hold_key: mine })).status).toBe(201)
  expect(await stock()).toBe(1)
  expect(await api.db.$count(stockHolds)).toBe(0)
  expect(await api.db.$count(stockHoldLines)).toBe(0)
  expect((await order(1)).status).toBe(201)
})

test('an order that is refused leaves its hold, and a declined card lets it be held again', async () => {
  await hold(mine, 3)
  expect((await order(3, { hold_key: mine, expected_total: 1 })).error.code).toBe('total_changed')
  expect((await order(1)).status).toBe(409)
  const declined = await order(3, { hold_key: mine, payment_token: cardToken({ last4: '0002' }) })
  expect(declined.error.code).toBe('card_declined')
  expect((await hold(mine, 3)).status).toBe(200)
  expect((await order(1)).status).toBe(409)
})

test('a hold whose time is over frees its pieces by itself', async () => {
  await hold(theirs, 3)
  await wait(10)
  expect((await quote([['soldOutGlove', 3]])).items[0]).toMatchObject({ quantity: 3 })
  expect((await hold(mine, 1)).status).toBe(200)
  expect((await order(2)).status).toBe(201)
})

test('an expired hold is no claim: what others took meanwhile is named', async () => {
  await hold(mine, 3)
  await wait(11)
  expect((await order(1)).status).toBe(201)
  expect((await hold(mine, 3)).error).toMatchObject({
    code: 'out_of_stock',
    errors: [{ field: 'products.0.qty', message: expect.stringMatching(/only 2 left/) }],
  })
  expect((await order(3, { hold_key: mine })).status).toBe(409)
})

test('asking again keeps the pieces up to 15 minutes in all, then no longer', async () => {
  const first = (await hold(mine)).body.data
  expect([minutesTo(first.held_until), minutesTo(first.held_at_most_until)]).toEqual([10, 15])
  await wait(8)
  const second = (await hold(mine)).body.data
  expect([minutesTo(second.held_until), minutesTo(second.held_at_most_until)]).toEqual([7, 7])
  await wait(8)
  expect((await hold(mine)).error.code).toBe('hold_over')
  expect((await hold(theirs, 3)).status).toBe(200)
})

test('asking again with other lines holds those instead', async () => {
  await hold(mine, 3)
  await hold(mine, 1)
  expect((await order(2)).status).toBe(201)
  expect(await stock()).toBe(1)
})

test('nobody holds more than 60 pieces, over all of their checkouts', async () => {
  await setStock(200)
  expect((await hold(mine, 40)).status).toBe(200)
  expect((await hold(mine, 60)).status).toBe(200)
  expect((await hold(theirs, 1)).error.code).toBe('hold_too_large')
  const ana = await api.signUp('ana-holds@example.com')
  expect((await hold(theirs, 60, ana.access_token)).status).toBe(200)
  await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.email, 'ana-holds@example.com'))
  expect((await hold(theirs, 100, ana.access_token)).status).toBe(200)
})

test('a wholeseller holds 2,000 pieces, over all of their checkouts', async () => {
  await setStock(5_000)
  const gym = await api.signUp('gym-holds@example.com')
  await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.email, 'gym-holds@example.com'))
  expect((await hold(mine, 1_999, gym.access_token)).status).toBe(200)
  expect((await hold(theirs, 1, gym.access_token)).status).toBe(200)
  expect((await hold(theirs, 2, gym.access_token)).error.code).toBe('hold_too_large')
})

test('nobody holds again and again without end', async () => {
  const bo = (await api.signUp('bo-holds@example.com')).access_token
  await api.db.execute(
    sql`INSERT INTO attempts (scope, key_hash, window_start, count)
      SELECT 'stock-hold', sha256(id::text::bytea), now(), 120 FROM users WHERE email = 'bo-holds@example.com'`,
  )
  const refused = await hold(mine, 1, bo)
  expect(refused).toMatchObject({ status: 429, error: { code: 'too_many_requests' } })
  expect(await api.db.$count(stockHolds)).toBe(0)
})

test('the database keeps the hash of a key, and day-old holds go away', async () => {
  await hold(mine)
  const { rows } = (await api.db.execute(sql`SELECT * FROM stock_holds`)) as unknown as { rows: object[] }
  expect(JSON.stringify(rows)).not.toContain(mine)
  await wait(60 * 25)
  await hold(theirs)
  expect(await api.db.$count(stockHolds)).toBe(1)
})

test.each(['', 'short', 'A'.repeat(32), '4'.repeat(32), 7, ['m'.repeat(32)]])(
  'the key %j is none',
  async (hold_key) => {
    const { status } = await api.call('POST /stock-hold', {
      body: { hold_key, products: toOrderLines(api.shop, ['soldOutGlove', 1]) } as never,
      // Another network than above: a network asks 30 times a minute.
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(status).toBe(422)
  },
)
