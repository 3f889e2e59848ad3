import { eq } from 'drizzle-orm'
import { auditLog, coupons, couponUses } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { toOrderLines, orderForm } from '../testing/order-form'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)

describe('coupon operations', () => {
  const apply = async (code: string) => {
    const { body, error } = await api.call('POST /apply-coupen', { body: { code } })
    return error.code ?? body.coupon.value
  }

  beforeEach(async () => {
    await api.db.delete(coupons).where(eq(coupons.code, 'SPRING15'))
    await run('coupons.create', { code: 'SPRING15', percent: 15, min_subtotal: 80, max_uses: 9, expires: '2099-03-31' })
  })

  test('applies changed fields of a coupon and leaves the others unchanged', async () => {
    await run('coupons.change', { code: 'spring15', percent: 20 })
    const [row] = await api.db.select().from(coupons).where(eq(coupons.code, 'SPRING15'))
    expect(row).toMatchObject({ percent: 20, minSubtotalCents: 8000, maxUses: 9 })
    expect(row!.expiresAt!.toISOString()).toBe('2099-03-31T23:59:59.999Z')
    expect(await apply('SPRING15')).toBe(20)
  })

  test("removes a coupon's limits with null", async () => {
    await run('coupons.change', { code: 'SPRING15', max_uses: null, expires: null })
    const [row] = await api.db.select().from(coupons).where(eq(coupons.code, 'SPRING15'))
    expect([row!.maxUses, row!.expiresAt]).toEqual([null, null])
    expect(await rowsOf('coupons.list')).toContainEqual(
      expect.objectContaining({ code: 'SPRING15', min_subtotal: '80.00', uses: '0/∞' }),
    )
  })

  test('rejects a coupon that ends before it starts, a limit below its uses and an empty change', async () => {
    const products = toOrderLines(api.shop, ['whiteBelt', 2])
    const body = orderForm({ products, coupen_id: api.shop.coupons.ten, expected_total: 30.5 })
    await api.call('POST /add-order', { body, headers: { 'idempotency-key': 'a-coupon-in-use-1' } })
    await api.call('POST /add-order', {
      body: { ...body, email: 'bo@example.com' },
      headers: { 'idempotency-key': 'a-coupon-in-use-2' },
    })
    expect(await api.db.$count(couponUses)).toBe(2)
    await expect(run('coupons.change', { code: 'TEN', max_uses: 1 })).rejects.toThrow('was already used 2 times')
    await expect(run('coupons.change', { code: 'TEN', expires: '2001-01-01' })).rejects.toThrow('end before it starts')
    await expect(run('coupons.change', { code: 'TEN' })).rejects.toThrow('specify what to change')
    await expect(run('coupons.change', { code: 'NOPE', percent: 5 })).rejects.toMatchObject({ status: 404 })
  })

  test('ends a coupon at once, refuses to end it again and lets it be reopened', async () => {
    await run('coupons.end', { code: 'SPRING15' })
    expect(await apply('SPRING15')).toBe('expired')
    await expect(run('coupons.end', { code: 'SPRING15' })).rejects.toMatchObject({ status: 409 })
    await run('coupons.change', { code: 'SPRING15', expires: null })
    expect(await apply('SPRING15')).toBe(15)
    const written = await api.db.select().from(auditLog).where(eq(auditLog.subject, 'SPRING15'))
    expect(written.slice(-3).map(({ action }) => action)).toEqual(['coupons.create', 'coupons.end', 'coupons.change'])
  })
})
