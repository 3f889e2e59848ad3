import { eq } from 'drizzle-orm'
import { auditLog, coupons, couponUses, equipmentRequests, mailOutbox, users } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { toOrderLines, orderForm } from '../testing/order-form'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const mailsTo = async (recipient: string) =>
  (await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ template }) => template)

describe('equipment operations', () => {
  const number = 'E7K3M9QX2B'
  beforeAll(async () => {
    const items = [{ size: 'A2', color: 'White', qty: 40 }]
    const kai = { name: 'Kai', email: 'kai@example.com', phone: '5550102030', organisation: 'Kai Dojo' }
    await api.db.insert(equipmentRequests).values({ requestNumber: number, ...kai, category: 'gi', items })
  })
  const statusNow = async () => (await rowsOf('equipment.list', { status: 'all' }))[0]!.status

  test('lists an equipment request with its details', async () => {
    expect(await rowsOf('equipment.list')).toMatchObject([{ number, organisation: 'Kai Dojo', pieces: 40, quote: '' }])
  })

  test('refuses to approve an equipment request without a price', async () => {
    await expect(run('equipment.move', { number, to: 'approved' })).rejects.toThrow(
      `Request ${number} is received: it can become declined. Use "equipment quote" to set a price.`,
    )
  })

  test('neither stores nor mails a quote in a dry run', async () => {
    await run('equipment.quote', { number, amount: 1840, note: 'Forty gis.' }, { dryRun: true })
    expect([await statusNow(), await mailsTo('kai@example.com')]).toEqual(['received', []])
  })

  test("moves an equipment request from quote to completion and mails each step with the operator's note", async () => {
    await run('equipment.quote', { number: number.toLowerCase(), amount: 1840.5, note: 'Forty gis, five weeks.' })
    await run('equipment.move', { number, to: 'approved' })
    await run('equipment.move', { number, to: 'in_production', note: 'Cloth is cut.' })
    await run('equipment.move', { number, to: 'completed' })
    expect(await mailsTo('kai@example.com')).toEqual([
      'equipment-quoted',
      'equipment-approved',
      'equipment-in-production',
      'equipment-completed',
    ])
    expect(await run('equipment.show', { number })).toMatchObject({
      record: { status: 'completed', quote: '$1,840.50', quoteNote: 'Forty gis, five weeks.' },
      tables: {
        steps: [
          { status: 'quoted', note: '$1,840.50. Forty gis, five weeks.' },
          { status: 'approved' },
          { status: 'in_production', note: 'Cloth is cut.' },
          { status: 'completed' },
        ],
      },
    })
  })

  test('rejects a new price or status for a completed equipment request', async () => {
    await expect(run('equipment.quote', { number, amount: 1, note: 'Cheaper.' })).rejects.toThrow(
      'can no longer be quoted',
    )
    await expect(run('equipment.move', { number, to: 'declined', note: 'No.' })).rejects.toThrow('no other status')
    await expect(run('equipment.move', { number, to: 'declined' })).rejects.toThrow(/^give the reason with --note/)
    await expect(run('equipment.show', { number: 'E0000' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('wholesaler operations', () => {
  const email = 'gym@example.com'
  let token: string
  beforeAll(async () => {
    const { user, access_token } = await api.signUp(email)
    token = access_token
    await api.db.update(users).set({ role: 'wholeseller', isVerified: true }).where(eq(users.id, user.id))
  })
  const discount = async () =>
    (await api.call('POST /add-to-cart', { body: { products: toOrderLines(api.shop, ['whiteBelt', 40]) }, token })).body
      .discount

  test('revokes and restores wholesale terms from the next request on and mails both', async () => {
    expect(await discount()).toBe(25)
    await run('wholesellers.demote', { email: email.toUpperCase(), reason: 'The certificate has expired.' })
    expect(await discount()).toBe(0)
    await expect(run('wholesellers.demote', { email, reason: 'Once more.' })).rejects.toMatchObject({ status: 409 })
    await run('wholesellers.promote', { email })
    expect(await discount()).toBe(25)
    expect(await mailsTo(email)).toEqual(['wholesale-ended', 'wholesale-approved'])
  })

  test('filters wholesalers by verification and excludes customers', async () => {
    expect(await rowsOf('wholesellers.list', { verified: true, limit: 5 })).toMatchObject([{ email }])
    expect(await rowsOf('wholesellers.list', { verified: false, limit: 5 })).toEqual([])
    await api.signUp('ana@example.com')
    await expect(run('wholesellers.promote', { email: 'ana@example.com' })).rejects.toMatchObject({
      status: expect.any(Number) as number,
    })
    await expect(run('wholesellers.promote', { email: 'nobody@example.com' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('coupon operations', () => {
  const apply = async (code: string) => {
    const { body, error } = await api.call('POST /apply-coupen', { body: { code } })
    return error.code ?? body.coupon.value
  }

  test('applies changed fields of a coupon and leaves the others unchanged', async () => {
    await run('coupons.create', { code: 'SPRING15', percent: 15, min_subtotal: 80, max_uses: 9, expires: '2099-03-31' })
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
    expect(await apply('SPRING15')).toBe(20)
    const written = await api.db.select().from(auditLog).where(eq(auditLog.subject, 'SPRING15'))
    expect(written.map(({ action }) => action)).toEqual([
      'coupons.create',
      'coupons.change',
      'coupons.change',
      'coupons.end',
      'coupons.change',
    ])
  })
})
