import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openPostgres } from '../../database/client'
import { migrate } from '../../database/migrate'
import { attempts, stockHoldLines, stockHolds, variants } from '../../database/schema'
import { describeOnPostgres, raceDeadlines } from '../../testing/describe-on-postgres'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { tokenHash } from '../auth/session-token'
import { countHeldByOthers } from '../cart/held-stock'
import { holdStock } from './stock-hold'

const CONNECTIONS = 50
const letters = (index: number) => [...String(index).padStart(32, '0')].map((digit) => 'abcdefghij'[+digit]).join('')

describeOnPostgres('concurrent stock holds', (cluster) => {
  let api: TestApp
  beforeAll(async () => {
    const handle = openPostgres(await cluster().freshDatabase(), { max: CONNECTIONS, deadlines: raceDeadlines })
    await migrate(handle)
    api = await testApp({ handle })
  })
  afterAll(() => api?.close())
  beforeEach(async () => {
    await api.db.delete(stockHolds)
    await api.db.delete(attempts)
    await api.db.update(variants).set({ stock: 10 }).where(eq(variants.id, glove()))
  })

  const glove = () => api.shop.variants.soldOutGlove
  const products = () => toOrderLines(api.shop, ['soldOutGlove', 1])
  const hold = (index: number) =>
    holdStock(api.db, { hold_key: letters(index), products: products() }, { caller: `b${index}`, maxUnits: 60 }).then(
      () => 'held',
      ({ code }) => String(code),
    )
  const order = async (index: number, hold_key?: string) => {
    const body = orderForm({
      products: products(),
      email: `b${index}@example.com`,
      expected_total: 68,
      ...(hold_key && { hold_key }),
    })
    return (await api.call('POST /add-order', { body, headers: { 'idempotency-key': randomUUID() } })).status
  }
  const count = <T>(all: T[], value: T) => all.filter((each) => each === value).length
  const tally = (all: string[]) =>
    Object.fromEntries([...new Set(all)].sort().map((value) => [value, count(all, value)]))
  const buyers = Array.from({ length: 200 }, (_, index) => index)
  const stock = async () => (await api.db.select().from(variants).where(eq(variants.id, glove())))[0]!.stock

  test('sells all 10 units to the 10 of 200 buyers who hold one', async () => {
    const outcomes: string[] = []
    const queue = buyers.values()
    const nextBuyers = async () => {
      for (const index of queue) outcomes.push(`${await hold(index)} ${await order(index, letters(index))}`)
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, nextBuyers))
    expect(tally(outcomes)).toEqual({ 'held 201': 10, 'out_of_stock 409': 190 })
    expect(await stock()).toBe(0)
    expect(await api.db.$count(stockHolds)).toBe(0)
  })

  test('sells held units to their holders under a rush of other orders', async () => {
    expect(await Promise.all(buyers.slice(0, 6).map(hold))).toEqual(Array(6).fill('held'))
    const crowd = buyers.slice(6, CONNECTIONS).map((index) => order(index))
    const holders = buyers.slice(0, 6).map((index) => order(index, letters(index)))
    expect(count(await Promise.all(holders), 201)).toBe(6)
    expect(count(await Promise.all(crowd), 201)).toBe(4)
    expect(await stock()).toBe(0)
  })

  test("does not exceed the caller's limit with concurrent holds", async () => {
    await api.db.update(variants).set({ stock: 500 }).where(eq(variants.id, glove()))
    const many = Array.from({ length: 30 }, (_, index) =>
      holdStock(api.db, { hold_key: letters(index), products: products() }, { caller: 'one', maxUnits: 5 }).then(
        () => 'held',
        ({ code }) => String(code),
      ),
    )
    expect(tally(await Promise.all(many))).toEqual({ held: 5, hold_too_large: 25 })
  })

  test('mutant: a hold that counts the stock without locking the variant oversells', async () => {
    const naive = async (index: number) => {
      const held = (await countHeldByOthers(api.db, [api.shop.products.glove], letters(index))).get(glove()) ?? 0
      if ((await stock()) - held < 1) return false
      const keyHash = tokenHash(letters(index))
      const heldUntil = new Date(Date.now() + 600_000)
      await api.db.insert(stockHolds).values({ keyHash, callerHash: keyHash, heldUntil })
      await api.db.insert(stockHoldLines).values({ keyHash, variantId: glove(), quantity: 1 })
      return true
    }
    const held = (await Promise.all(buyers.slice(0, CONNECTIONS).map(naive))).filter(Boolean).length
    expect(held).toBeGreaterThan(10)
  })
})
