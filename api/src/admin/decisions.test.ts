import { eq } from 'drizzle-orm'
import { auditLog, coupons, couponUses, equipmentRequests, mailOutbox, users } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { linesOf, orderForm } from '../testing/order-form'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const mailsTo = async (recipient: string) =>
  (await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ template }) => template)

describe('a request for custom equipment', () => {
  const number = 'E7K3M9QX2B'
  beforeAll(async () => {
    const items = [{ size: 'A2', color: 'White', qty: 40 }]
    const kai = { name: 'Kai', email: 'kai@example.com', phone: '5550102030', organisation: 'Kai Dojo' }
    await api.db.insert(equipmentRequests).values({ requestNumber: number, ...kai, category: 'gi', items })
  })
  const statusNow = async () => (await rowsOf('equipment.list', { status: 'all' }))[0]!.status

  test('is listed with what it asks for', async () => {
    expect(await rowsOf('equipment.list')).toMatchObject([{ number, organisation: 'Kai Dojo', pieces: 40, quote: '' }])
  })

  test('cannot be approved before it has a price', async () => {
    await expect(run('equipment.move', { number, to: 'approved' })).rejects.toThrow(
      `Request ${number} is received: it can become declined. "equipment quote" names a price.`,
    )
  })

  test('is only tried with a dry run: nothing is quoted, nobody is mailed', async () => {
    await run('equipment.quote', { number, amount: 1840, note: 'Forty gis.' }, { dryRun: true })
    expect([await statusNow(), await mailsTo('kai@example.com')]).toEqual(['received', []])
  })

  test('goes from quote to completion, each step mailed with what the operator wrote', async () => {
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

  test('that is completed takes no other price and no way back', async () => {
    await expect(run('equipment.quote', { number, amount: 1, note: 'Cheaper.' })).rejects.toThrow(
      'too late for a quote',
    )
    await expect(run('equipment.move', { number, to: 'declined', note: 'No.' })).rejects.toThrow('nothing else')
    await expect(run('equipment.move', { number, to: 'declined' })).rejects.toThrow(/^say why with --note/)
    await expect(run('equipment.show', { number: 'E0000' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a wholeseller', () => {
  const email = 'gym@example.com'
  let token: string
  beforeAll(async () => {
    const { user, access_token } = await api.signUp(email)
    token = access_token
    await api.db.update(users).set({ role: 'wholeseller', isVerified: true }).where(eq(users.id, user.id))
  })
  const discount = async () =>
    (await api.call('POST /add-to-cart', { body: { products: linesOf(api.shop, ['whiteBelt', 40]) }, token })).body
      .discount

  test('loses terms from the next request on and gets them back, told of both', async () => {
    expect(await discount()).toBe(25)
    await run('wholesellers.demote', { email: email.toUpperCase(), reason: 'The certificate has expired.' })
    expect(await discount()).toBe(0)
    await expect(run('wholesellers.demote', { email, reason: 'Once more.' })).rejects.toMatchObject({ status: 409 })
    await run('wholesellers.promote', { email })
    expect(await discount()).toBe(25)
    expect(await mailsTo(email)).toEqual(['wholesale-ended', 'wholesale-approved'])
  })

  test('is listed by whether the terms hold, and a customer is none', async () => {
    expect(await rowsOf('wholesellers.list', { verified: true, limit: 5 })).toMatchObject([{ email }])
    expect(await rowsOf('wholesellers.list', { verified: false, limit: 5 })).toEqual([])
    await api.signUp('ana@example.com')
    await expect(run('wholesellers.promote', { email: 'ana@example.com' })).rejects.toMatchObject({
      status: expect.any(Number) as number,
    })
    await expect(run('wholesellers.promote', { email: 'nobody@example.com' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a coupon', () => {
  const apply = async (code: string) => {
    const { body, error } = await api.call('POST /apply-coupen', { body: { code } })
    return error.code ?? body.coupon.value
  }

  test('that is changed is worth the new percentage; what is not said stays', async () => {
    await run('coupons.create', { code: 'SPRING15', percent: 15, min_subtotal: 80, max_uses: 9, expires: '2099-03-31' })
    await run('coupons.change', { code: 'spring15', percent: 20 })
    const [row] = await api.db.select().from(coupons).where(eq(coupons.code, 'SPRING15'))
    expect(row).toMatchObject({ percent: 20, minSubtotalCents: 8000, maxUses: 9 })
    expect(row!.expiresAt!.toISOString()).toBe('2099-03-31T23:59:59.999Z')
    expect(await apply('SPRING15')).toBe(20)
  })

  test('loses its bounds with none', async () => {
    await run('coupons.change', { code: 'SPRING15', max_uses: null, expires: null })
    const [row] = await api.db.select().from(coupons).where(eq(coupons.code, 'SPRING15'))
    expect([row!.maxUses, row!.expiresAt]).toEqual([null, null])
    expect(await rowsOf('coupons.list')).toContainEqual(
      expect.objectContaining({ code: 'SPRING15', min_subtotal: '80.00', uses: '0/∞' }),
    )
  })

  test('cannot end before it starts, be limited below its uses, or be changed in nothing', async () => {
    const products = linesOf(api.shop, ['whiteBelt', 2])
    const body = orderForm({ products, coupen_id: api.shop.coupons.ten, expected_total: 30.5 })
    await api.call('POST /add-order', { body, headers: { 'idempotency-key': 'a-coupon-in-use-1' } })
    await api.call('POST /add-order', {
      body: { ...body, email: 'bo@example.com' },
      headers: { 'idempotency-key': 'a-coupon-in-use-2' },
    })
    expect(await api.db.$count(couponUses)).toBe(2)
    await expect(run('coupons.change', { code: 'TEN', max_uses: 1 })).rejects.toThrow('was used 2 times already')
    await expect(run('coupons.change', { code: 'TEN', expires: '2001-01-01' })).rejects.toThrow('end before it starts')
    await expect(run('coupons.change', { code: 'TEN' })).rejects.toThrow('say what is to change')
    await expect(run('coupons.change', { code: 'NOPE', percent: 5 })).rejects.toMatchObject({ status: 404 })
  })

  test('ends at once and once, and may be opened again', async () => {
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
