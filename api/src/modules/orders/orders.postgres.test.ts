import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { openPostgres } from '../../database/client'
import { migrate } from '../../database/migrate'
import { couponUses, coupons, orderItems, orders, variants } from '../../database/schema'
import { describeOnPostgres } from '../../testing/describe-on-postgres'
import { linesOf, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

describeOnPostgres('orders in a race', (cluster) => {
  let api: TestApp
  beforeAll(async () => {
    const handle = openPostgres(await cluster().freshDatabase(), { max: 50 })
    await migrate(handle)
    api = await testApp({ handle })
  })
  afterAll(() => api?.close())

  const place = (form: object, key: string = randomUUID()) =>
    api.call('POST /add-order', { body: form, headers: { 'idempotency-key': key } })
  const setStock = (variant: keyof TestApp['shop']['variants'], stock: number) =>
    api.db.update(variants).set({ stock }).where(eq(variants.id, api.shop.variants[variant]))
  const stockOf = async (variant: keyof TestApp['shop']['variants']) =>
    (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants[variant])))[0]!.stock
  const tally = (statuses: number[]) =>
    Object.fromEntries(
      [...new Set(statuses)].sort().map((status) => [status, statuses.filter((one) => one === status).length]),
    )

  test('of 200 buyers of 10 pieces exactly 10 get one', async () => {
    await setStock('soldOutGlove', 10)
    const buyers = Array.from({ length: 200 }, (_, index) =>
      place(
        orderForm({
          products: linesOf(api.shop, ['soldOutGlove', 1]),
          email: `buyer${index}@example.com`,
          expected_total: 68,
        }),
      ),
    )
    expect(tally((await Promise.all(buyers)).map(({ status }) => status))).toEqual({ 201: 10, 409: 190 })
    expect(await stockOf('soldOutGlove')).toBe(0)
  })

  test('a naive purchase, which reads the stock and then writes it, sells more than there is', async () => {
    await setStock('soldOutGlove', 10)
    const id = api.shop.variants.soldOutGlove
    const naive = async () => {
      const [row] = await api.db.select().from(variants).where(eq(variants.id, id))
      if (row!.stock < 1) return false
      await api.db
        .update(variants)
        .set({ stock: row!.stock - 1 })
        .where(eq(variants.id, id))
      return true
    }
    const sold = (await Promise.all(Array.from({ length: 200 }, naive))).filter(Boolean).length
    expect(sold).toBeGreaterThan(10)
  })

  test('whatever is ordered and cancelled at once, sold and stock together stay what they were', async () => {
    await Promise.all([setStock('saleGlove', 60), setStock('scarceGlove', 60), setStock('whiteBelt', 60)])
    const names = ['saleGlove', 'scarceGlove', 'whiteBelt'] as const
    const prices = { saleGlove: 45, scarceGlove: 60, whiteBelt: 12.5 }
    const pick = (index: number) => [names[index % 3]!, names[(index * 7 + 1) % 3]!, names[index % 3]!]
    const buy = async (index: number) => {
      const lines = pick(index).map((name) => [name, 1] as [typeof name, number])
      const subtotal = lines.reduce((sum, [name]) => sum + prices[name], 0)
      const form = orderForm({
        products: linesOf(api.shop, ...lines),
        email: `b${index}@example.com`,
        expected_total: subtotal + (subtotal >= 100 ? 0 : 8),
      })
      const { status, body } = await place(form)
      if (status === 201 && index % 3 === 0) {
        const cancelled = await api.call('POST /cancel-order', {
          body: { order_id: body.data.id, token: body.guest_token, reason: 'other' },
        })
        expect(cancelled.status).toBe(200)
      }
      return status
    }
    const statuses = await Promise.all(Array.from({ length: 120 }, (_, index) => buy(index)))
    expect(Object.keys(tally(statuses)).every((status) => ['201', '409'].includes(status))).toBe(true)
    for (const name of names) {
      const [row] = await api.db
        .select({ sold: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::integer` })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(sql`${orderItems.variantId} = ${api.shop.variants[name]} AND ${orders.status} <> 'cancelled'`)
      expect({ name, total: row!.sold + (await stockOf(name)) }).toEqual({ name, total: 60 })
    }
  })

  test('of 100 carts with one single-use coupon one gets it', async () => {
    await setStock('whiteBelt', 500)
    const [coupon] = await api.db.insert(coupons).values({ code: 'RACE', percent: 10, maxUses: 1 }).returning()
    const carts = Array.from({ length: 100 }, (_, index) =>
      place(
        orderForm({
          products: linesOf(api.shop, ['whiteBelt', 2]),
          email: `c${index}@example.com`,
          coupen_id: coupon!.id,
          expected_total: 30.5,
        }),
      ),
    )
    expect(tally((await Promise.all(carts)).map(({ status }) => status))).toEqual({ 201: 1, 422: 99 })
    expect(await api.db.$count(couponUses, eq(couponUses.couponId, coupon!.id))).toBe(1)
  })

  test('of 50 requests with one key one makes an order, and all answer the same', async () => {
    const before = await api.db.$count(orders)
    const key = randomUUID()
    const form = orderForm({ products: linesOf(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(form, key)))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 50 })
    expect(new Set(answers.map(({ body }) => `${body.data.id} ${body.guest_token}`)).size).toBe(1)
    expect(await api.db.$count(orders)).toBe(before + 1)
  })
})
