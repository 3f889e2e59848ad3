import { randomBytes, randomUUID } from 'node:crypto'
import { until } from '@shop/shared-api/testing/until'
import { eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app'
import { openPostgres, type Database } from '../../database/client'
import { sqlState } from '../../database/failures'
import { migrate } from '../../database/migrate'
import { couponUses, coupons, idempotencyKeys, orderItems, orders, products, variants } from '../../database/schema'
import { pickFrom, seededRandom } from '../../testing/seeded-random'
import { describeOnPostgres, raceDeadlines } from '../../testing/describe-on-postgres'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

// Hundreds of orders in each test.
jest.setTimeout(120_000)

type Name = keyof TestApp['shop']['variants']

/** Each invariant has a naive mutant that must break it; otherwise the test has no race. */
describeOnPostgres('concurrent orders', (cluster) => {
  let api: TestApp
  beforeAll(async () => {
    const handle = openPostgres(await cluster().freshDatabase(), { max: 50, deadlines: raceDeadlines })
    await migrate(handle)
    api = await testApp({ handle })
  })
  beforeEach(() => setStock('whiteBelt', 500))
  afterAll(() => api?.close())

  /** Each order comes from its own network. */
  const ownNetwork = () => ({
    'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
  })
  const placeOrder = (form: object, key: string = randomUUID(), token?: string) =>
    api.call('POST /add-order', { body: form, headers: { 'idempotency-key': key, ...ownNetwork() }, token })
  const setStock = (variant: Name, stock: number) =>
    api.db.update(variants).set({ stock }).where(eq(variants.id, api.shop.variants[variant]))
  const stockOf = async (variant: Name) =>
    (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants[variant])))[0]!.stock
  const tally = (statuses: (number | string)[]) =>
    Object.fromEntries(
      [...new Set(statuses)]
        .sort()
        .map((status) => [status, statuses.filter((candidate) => candidate === status).length]),
    )
  const deadlocks = async () => {
    const { rows } = (await api.db.execute(
      sql`SELECT deadlocks::integer AS count FROM pg_stat_database WHERE datname = current_database()`,
    )) as unknown as { rows: [{ count: number }] }
    return rows[0].count
  }

  test('sells 10 units to exactly 10 of 200 buyers', async () => {
    await setStock('soldOutGlove', 10)
    const forms = Array.from({ length: 200 }, (_, index) =>
      orderForm({
        products: toOrderLines(api.shop, ['soldOutGlove', 1]),
        email: `buyer${index}@example.com`,
        expected_total: 68,
      }),
    )
    const statuses = await withBuyers(50, forms, async (form) => (await placeOrder(form)).status)
    expect(tally(statuses)).toEqual({ 201: 10, 409: 190 })
    expect(await stockOf('soldOutGlove')).toBe(0)
  })

  test('mutant: a purchase that reads the stock before writing it oversells', async () => {
    await setStock('soldOutGlove', 10)
    const naive = () => buyNaively(api.db, api.shop.variants.soldOutGlove)
    const soldCount = (await Promise.all(Array.from({ length: 200 }, naive))).filter(Boolean).length
    expect(soldCount).toBeGreaterThan(10)
  })

  const names = ['saleGlove', 'scarceGlove', 'soldOutGlove', 'whiteBelt'] as const
  const prices = { saleGlove: 45, scarceGlove: 60, soldOutGlove: 60, whiteBelt: 12.5 }
  const START = 400

  /** Units in orders that are not canceled, plus the stock. */
  const totalOf = async (name: Name) => {
    const [row] = await api.db
      .select({ sold: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::integer` })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(sql`${orderItems.variantId} = ${api.shop.variants[name]} AND ${orders.status} <> 'cancelled'`)
    return row!.sold + (await stockOf(name))
  }

  test('sold units plus stock stay constant through 400 random orders, one variant twice, and their cancellations', async () => {
    await api.db.delete(orders)
    const deadlocksBefore = await deadlocks()
    for (const name of names) await setStock(name, START)
    const random = seededRandom('400 orders')
    const pick = () => pickFrom(names, random)
    const carts = Array.from({ length: 400 }, () => {
      const lines = Array.from({ length: 2 + Math.floor(random() * 3) }, () => [pick(), 1 + Math.floor(random() * 3)])
      return { lines: [...lines, lines[0]!] as [Name, number][], cancels: random() < 0.4 }
    })
    const statuses = await withBuyers(50, carts, async ({ lines, cancels }, index) => {
      const subtotal = lines.reduce((sum, [name, qty]) => sum + prices[name as keyof typeof prices] * qty, 0)
      const form = orderForm({
        products: toOrderLines(api.shop, ...lines),
        email: `b${index}@example.com`,
        expected_total: subtotal + (subtotal >= 100 ? 0 : 8),
      })
      const { status, body } = await placeOrder(form)
      if (status !== 201 || !cancels) return status
      const cancel = () =>
        api.call('POST /cancel-order', {
          body: { order_id: body.data.id, token: body.guest_token, reason: 'other' },
          headers: ownNetwork(),
        })
      const twice = await Promise.all([cancel(), cancel()])
      return twice
        .map((answer) => answer.status)
        .sort()
        .join()
    })
    const seen = tally(statuses)
    expect(Object.keys(seen).filter((status) => !['201', '409', '200,409'].includes(status))).toEqual([])
    expect(seen).toMatchObject({ 201: expect.any(Number), 409: expect.any(Number), '200,409': expect.any(Number) })
    expect(Object.fromEntries(await Promise.all(names.map(async (name) => [name, await totalOf(name)])))).toEqual({
      saleGlove: START,
      scarceGlove: START,
      soldOutGlove: START,
      whiteBelt: START,
    })
    const shown = await api.db.select({ id: products.id, stock: products.stock }).from(products)
    expect(shown.length).toBeGreaterThan(1)
    for (const { id, stock } of shown) {
      const [row] = await api.db
        .select({ sum: sql<number>`coalesce(sum(${variants.stock}), 0)::integer` })
        .from(variants)
        .where(eq(variants.productId, id))
      expect({ id, stock }).toEqual({ id, stock: row!.sum })
    }
    expect(await deadlocks()).toBe(deadlocksBefore)
  })

  test('mutant: a purchase that writes a computed stock loses units', async () => {
    await setStock('whiteBelt', START)
    const sold = (
      await Promise.all(Array.from({ length: 100 }, () => buyNaively(api.db, api.shop.variants.whiteBelt)))
    ).filter(Boolean).length
    expect(sold + (await stockOf('whiteBelt'))).not.toBe(START)
  })

  test('mutant: locking variants in cart order deadlocks', async () => {
    const { saleGlove, whiteBelt } = api.shop.variants
    const deadlocksBefore = await deadlocks()
    let both = 0
    const meet = async () => {
      both += 1
      await until(() => both === 2)
    }
    const lockInOrder = (ids: number[]) =>
      api.db
        .transaction(async (tx) => {
          await tx.select().from(variants).where(eq(variants.id, ids[0]!)).for('update')
          await meet()
          await tx.select().from(variants).where(eq(variants.id, ids[1]!)).for('update')
          return 'locked'
        })
        .catch((error: unknown) => sqlState(error))
    const outcomes = await Promise.all([lockInOrder([saleGlove, whiteBelt]), lockInOrder([whiteBelt, saleGlove])])
    expect(outcomes.sort()).toEqual(['40P01', 'locked'])
    // PostgreSQL counts it a moment later.
    await until(async () => (await deadlocks()) > deadlocksBefore)
  })

  const single = async (code: string) =>
    (await api.db.insert(coupons).values({ code, percent: 10, maxUses: 1 }).returning())[0]!

  test('accepts one of 100 carts with a single-use coupon', async () => {
    const { id, publicId } = await single('RACE')
    const carts = Array.from({ length: 100 }, (_, index) =>
      placeOrder(
        orderForm({
          products: toOrderLines(api.shop, ['whiteBelt', 2]),
          email: `c${index}@example.com`,
          coupen_id: publicId,
          expected_total: 30.5,
        }),
      ),
    )
    const answers = await Promise.all(carts)
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 422: 99 })
    expect(await api.db.$count(couponUses, eq(couponUses.couponId, id))).toBe(1)
    expect(await api.db.$count(orders, sql`coupon_id = ${id} AND discount_cents > 0`)).toBe(1)
  })

  test('mutant: a check before the use gives the discount to many', async () => {
    const { id } = await single('NAIVE')
    const naive = async () => {
      const [coupon] = await api.db.select().from(coupons).where(eq(coupons.id, id))
      if (coupon!.uses >= coupon!.maxUses!) return false
      await api.db
        .update(coupons)
        .set({ uses: coupon!.uses + 1 })
        .where(eq(coupons.id, id))
      return true
    }
    const given = (await Promise.all(Array.from({ length: 100 }, naive))).filter(Boolean).length
    expect(given).toBeGreaterThan(1)
  })

  test('places one order for 50 requests with one key, with equal responses', async () => {
    const before = await api.db.$count(orders)
    const key = randomUUID()
    const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(form, key)))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 50 })
    expect(
      new Set(answers.map(({ body }) => `${body.data.id} ${body.guest_token} ${body.data.amounts.total}`)).size,
    ).toBe(1)
    expect(await api.db.$count(orders)).toBe(before + 1)
    expect(await stockOf('whiteBelt')).toBe(499)
    expect(
      new Set((await Promise.all([placeOrder(form, key), placeOrder(form, key)])).map(({ text }) => text)).size,
    ).toBe(1)
  })

  test.each([undefined, 'ana'])(
    'sends equal bodies for 50 requests to two APIs, and for later ones (%s)',
    async (who) => {
      const token = who && (await api.signUp(`same-${who}@example.com`)).access_token
      const second = await buildApp({ db: api.db, dataDir: api.dataDir, secret: api.secret })
      const key = randomUUID()
      const payload = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
      const headers = { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) }
      const ask = (app: FastifyInstance) => app.inject({ method: 'POST', url: '/api/add-order', payload, headers })
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index % 2 ? api.app : second)))
      const later = [await ask(second), await ask(api.app)]
      await second.close()
      const all = [...answers, ...later]
      expect(tally(all.map(({ statusCode }) => statusCode))).toEqual({ 201: 52 })
      expect(new Set(all.map(({ body }) => body)).size).toBe(1)
    },
  )

  test('rejects another body with the same key, and shows no order to another user with the key', async () => {
    const key = randomUUID()
    const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    const [ana, bo] = await Promise.all([api.signUp('key-ana@example.com'), api.signUp('key-bo@example.com')])
    const first = await placeOrder(form, key, ana.access_token)
    const other = await placeOrder({ ...form, city: 'Salem' }, key, ana.access_token)
    expect(other).toMatchObject({ status: 422, error: { code: 'key_reused' } })
    const theirs = await placeOrder(form, key, bo.access_token)
    const guests = await placeOrder(form, key)
    expect(new Set([first, theirs, guests].map(({ body }) => body.data.id)).size).toBe(3)
    for (const { text } of [other, theirs, guests]) expect(text).not.toContain(first.body.data.id)
  })

  test('mutant: looking up the key before ordering places several orders', async () => {
    const keyHash = Buffer.from(randomUUID().replace(/-/g, ''), 'hex')
    const made: number[] = []
    const naive = async (index: number) => {
      const found = await api.db
        .select()
        .from(idempotencyKeys)
        .where(inArray(idempotencyKeys.keyHash, [keyHash]))
      if (found.length > 0) return
      const email = `naive${index}@example.com`
      const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5, email })
      const { body } = await placeOrder(form)
      made.push(index)
      await api.db
        .insert(idempotencyKeys)
        .values({ keyHash, requestHash: keyHash, orderId: body.data.id })
        .onConflictDoNothing()
    }
    await Promise.all(Array.from({ length: 50 }, (_, index) => naive(index)))
    expect(made.length).toBeGreaterThan(1)
  })
})

/** Mutant of a purchase: no lock between reading and writing. */
async function buyNaively(db: Database, id: number): Promise<boolean> {
  const [row] = await db.select().from(variants).where(eq(variants.id, id))
  if (row!.stock < 1) return false
  await db
    .update(variants)
    .set({ stock: row!.stock - 1 })
    .where(eq(variants.id, id))
  return true
}

/** Runs the given number of concurrent buyers over the carts. */
async function withBuyers<T, R>(buyers: number, carts: T[], buy: (cart: T, index: number) => Promise<R>): Promise<R[]> {
  const outcomes: R[] = []
  const queue = carts.entries()
  const buyer = async () => {
    for (const [index, cart] of queue) outcomes[index] = await buy(cart, index)
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  return outcomes
}
