import { eq } from 'drizzle-orm'
import { coupons, couponUses, orders, users } from '../../database/schema'
import { containsCardNumber } from '../../plugins/card-numbers'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('coupon ids', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const belts = () => toOrderLines(api.shop, ['whiteBelt', 2])
  const quote = (coupen_id: number, token?: string) =>
    api.call('POST /add-to-cart', { body: { products: belts(), coupen_id }, token })
  let orderCount = 0
  const order = (coupen_id: number, more: object = {}, token?: string) =>
    api.call('POST /add-order', {
      body: orderForm({ products: belts(), email: 'eve@example.com', coupen_id, expected_total: 30.5, ...more }),
      headers: { 'idempotency-key': `coupon-ids-order-${(orderCount += 1)}` },
      token,
    })
  const idOf = async (code: string) =>
    (await api.db.select({ id: coupons.publicId }).from(coupons).where(eq(coupons.code, code)))[0]!.id

  test('exposes no sequential coupon ids in quotes or orders', async () => {
    const before = await api.db.$count(orders)
    const stored = await api.db.select({ id: coupons.id }).from(coupons)
    expect(stored.length).toBeGreaterThanOrEqual(5)
    for (const { id } of stored) {
      expect((await quote(id)).body).toMatchObject({ discount: 0, coupon_message: 'We don’t recognize this code.' })
      expect((await order(id, { email: 'ana@example.com' })).error.code).toBe('not_found')
    }
    expect(await api.db.$count(orders)).toBe(before)
  })

  test('accepts a coupon id only from callers who knew the code', async () => {
    await api.db.insert(coupons).values({ code: 'NEXT', percent: 10 })
    const { body } = await api.call('POST /apply-coupen', { body: { code: 'NEXT' } })
    expect(body.coupon.id).toBe(await idOf('NEXT'))
    expect((await quote(body.coupon.id)).body.discount).toBe(2.5)
  })

  test('uses coupon ids of card-number length that fail the card checksum and are safe integers', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ code: `LOT-${index}`, percent: 10 }))
    const drawn = await api.db.insert(coupons).values(many).returning({ id: coupons.publicId })
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(500)
    for (const { id } of drawn) {
      expect(String(id)).toMatch(/^[78]\d{15}$/)
      expect([Number.isSafeInteger(id), containsCardNumber(id)]).toEqual([true, false])
    }
  })

  test.each([
    ['OLD', 'expired'],
    ['ONCE', 'used'],
    ['BIG20', 'min_subtotal'],
    ['ANA', 'not_found'],
  ])('rejects an order with %s as %s, regardless of the earlier quote', async (code, reason) => {
    const { status, error } = await order(await idOf(code))
    expect({ status, code: error.code }).toEqual({ status: 422, code: reason })
  })

  test('rejects at order time a coupon that expired, is not active yet or was used up after the quote', async () => {
    const id = await idOf('TEN')
    const becomes = (change: Partial<typeof coupons.$inferInsert>) =>
      api.db.update(coupons).set(change).where(eq(coupons.publicId, id))
    const codeNow = async () => (await order(id)).error.code
    expect((await quote(id)).body.discount).toBe(2.5)
    await becomes({ startsAt: new Date(Date.now() + 60_000) })
    expect(await codeNow()).toBe('not_found')
    await becomes({ startsAt: new Date(0), expiresAt: new Date(Date.now() - 1) })
    expect(await codeNow()).toBe('expired')
    await becomes({ expiresAt: null, maxUses: 3, uses: 3 })
    expect(await codeNow()).toBe('used')
    await becomes({ maxUses: null, uses: 0 })
  })

  test('rejects a coupon that a wholesaler applied before the approval', async () => {
    const { user, access_token } = await api.signUp('dojo@example.com')
    const id = await idOf('TEN')
    expect((await quote(id, access_token)).body.discount).toBe(2.5)
    await api.db.update(users).set({ role: 'wholeseller', isVerified: true }).where(eq(users.id, user.id))
    expect((await order(id, {}, access_token)).error.code).toBe('not_for_wholesale')
  })

  test('accepts a coupon once per user, as a guest or signed in, for any email on the order', async () => {
    const id = await idOf('TEN')
    const usesBefore = await api.db.$count(couponUses)
    expect((await order(id, { email: 'lea@example.com' })).status).toBe(201)
    const { access_token } = await api.signUp('lea@example.com')
    expect((await order(id, { email: 'lea.second@example.com' }, access_token)).error.code).toBe('used')
    expect((await order(id, { email: 'lea@example.com' })).error.code).toBe('used')
    expect(await api.db.$count(couponUses)).toBe(usesBefore + 1)
  })

  test.each([
    ['jo+1@example.com', 'jo@example.com'],
    ['j.o.e@gmail.com', 'joe+shop@googlemail.com'],
  ])('accepts a coupon once per mailbox, spelled as %s or as %s', async (first, second) => {
    const id = await idOf('TEN')
    expect((await order(id, { email: first })).status).toBe(201)
    expect((await order(id, { email: second })).error.code).toBe('used')
    const { access_token } = await api.signUp(second)
    expect((await quote(id, access_token)).body.coupon_message).toBe('This code has already been used.')
  })

  test('accepts a personal coupon for every spelling of its mailbox, and no other', async () => {
    await api.db.insert(coupons).values({ code: 'FOR-PAT', percent: 10, email: 'pat+news@example.com' })
    const id = await idOf('FOR-PAT')
    expect((await order(id, { email: 'pit@example.com' })).error.code).toBe('not_found')
    expect((await order(id, { email: 'pat@example.com' })).status).toBe(201)
  })
})
