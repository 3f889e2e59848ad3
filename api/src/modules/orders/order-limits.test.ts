import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { attempts, mailOutbox, orders, users, variants } from '../../database/schema'
import { cardToken, toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { sendDueMails } from '../mail/outbox-worker'
import { ORDER_LIMITS } from './order-limits'

const declinedCard = cardToken({ last4: '0002' })

describe('limits on orders', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await testApp()
    await api.db.update(variants).set({ stock: 10_000 }).where(eq(variants.id, api.shop.variants.whiteBelt))
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.delete(attempts)
    await api.db.delete(orders)
    await api.db.delete(mailOutbox)
  })

  interface Placing {
    from?: string
    email?: string
    token?: string
    key?: string
    card?: string
  }
  const placeOrder = ({
    from = '203.0.113.1',
    email = 'ana@example.com',
    token,
    key = randomUUID(),
    card,
  }: Placing = {}) =>
    api.call('POST /add-order', {
      body: orderForm({
        products: toOrderLines(api.shop, ['whiteBelt', 1]),
        expected_total: 20.5,
        email,
        ...(card && { payment_token: card }),
      }),
      token,
      headers: { 'idempotency-key': key, 'x-forwarded-for': from },
    })
  const cancel = (placed: Awaited<ReturnType<typeof placeOrder>>, from: string, token?: string) =>
    api.call('POST /cancel-order', {
      body: { order_id: placed.body.data.id, token: placed.body.guest_token ?? undefined, reason: 'other' },
      token,
      headers: { 'x-forwarded-for': from },
    })
  const maxOf = (what: keyof typeof ORDER_LIMITS, scope: string) =>
    ORDER_LIMITS[what].find((limit) => limit.scope === scope)!.maxAttempts
  const repeat = async (count: number, work: (index: number) => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) statuses.push((await work(index)).status)
    return statuses
  }
  const tally = (statuses: number[]) =>
    Object.fromEntries(
      [...new Set(statuses)].map((status) => [status, statuses.filter((candidate) => candidate === status).length]),
    )
  /** Moves the windows of all counters into the past. */
  const wait = (seconds: number) => api.db.update(attempts).set({ windowStart: new Date(Date.now() - seconds * 1000) })
  /** Fills a counter up to its limit. */
  const address = (index: number) => `2001:db8:${index.toString(16)}::1`

  test('sends at most ten declined cards of a network to the bank in ten minutes, and thirty a day', async () => {
    const carding = (index: number) =>
      placeOrder({ from: `2001:db8:1:1::${index + 1}`, email: `card${index}@example.com`, card: declinedCard })
    expect(tally(await repeat(50, carding))).toEqual({ 422: 10, 429: 40 })
    const refused = await carding(51)
    expect(refused.error).toEqual({
      code: 'too_many_requests',
      message: 'Too many payments were declined. Please try again in 10 minutes, or contact us.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    expect((await placeOrder({ from: '2001:db8:1:2::1' })).status).toBe(201)
    for (let round = 0; round < 2; round += 1) {
      await api.db.update(attempts).set({ windowStart: new Date(Date.now() - 601_000) })
      expect(tally(await repeat(25, carding))).toEqual({ 422: 10, 429: 15 })
    }
    await api.db.update(attempts).set({ windowStart: new Date(Date.now() - 601_000) })
    const tired = await carding(200)
    expect(tired).toMatchObject({ status: 429, error: { message: expect.stringMatching(/in 24 hours/) } })
    await wait(86_401)
    expect((await carding(201)).status).toBe(422)
  })

  test('applies the same limit to concurrent declined cards', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        placeOrder({ email: `at-once${index}@example.com`, card: declinedCard }),
      ),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 422: 10, 429: 30 })
    expect(await api.db.$count(orders)).toBe(0)
  })

  test('does not count accepted cards', async () => {
    expect(tally(await repeat(25, (index) => placeOrder({ email: `good${index}@example.com` })))).toEqual({ 201: 25 })
    expect((await placeOrder({ card: declinedCard })).status).toBe(422)
  })

  test('leaves no order and unchanged stock after a rejected card', async () => {
    const stock = async () =>
      (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants.whiteBelt)))[0]!.stock
    const before = await stock()
    await repeat(15, () => placeOrder({ card: declinedCard }))
    expect([await stock(), await api.db.$count(orders), await api.db.$count(mailOutbox)]).toEqual([before, 0, 0])
  })

  test('limits declined cards per account across networks, without letting a stranger exhaust the limit', async () => {
    const { access_token: token } = await api.signUp('carder@example.com')
    const statuses = await repeat(12, (index) => placeOrder({ token, from: address(index), card: declinedCard }))
    expect(tally(statuses)).toEqual({ 422: maxOf('decline', 'decline account'), 429: 4 })
    const owner = (await api.signUp('owner@example.com')).access_token
    await repeat(30, (index) =>
      placeOrder({ email: 'owner@example.com', from: address(index + 50), card: declinedCard }),
    )
    expect((await placeOrder({ token: owner, email: 'owner@example.com' })).status).toBe(201)
  })

  test('limits declined cards per guest email, beyond what one network can reach', async () => {
    const statuses = await repeat(30, () => placeOrder({ email: 'victim@example.com', card: declinedCard }))
    expect(statuses).toContain(429)
    expect((await placeOrder({ email: 'victim@example.com', from: '203.0.113.9' })).status).toBe(201)
    const many = await repeat(15, (index) =>
      placeOrder({ email: 'victim@example.com', from: address(index), card: declinedCard }),
    )
    expect(tally([...statuses, ...many])).toMatchObject({ 422: maxOf('decline', 'decline email') })
  })

  test('counts saving a declined card like paying with it', async () => {
    const { access_token: token } = await api.signUp('saver@example.com')
    const save = (card: string, from: string) =>
      api.call('POST /payment-methods', {
        body: { payment_token: card },
        token,
        headers: { 'x-forwarded-for': from },
      })
    const expired = cardToken({ exp_year: 2020 })
    expect(tally(await repeat(12, (index) => save(expired, address(index))))).toEqual({ 422: 8, 429: 4 })
    const { access_token: other } = await api.signUp('other-saver@example.com')
    expect(tally(await repeat(12, (index) => placeOrder({ token: other, from: address(index) })))).toEqual({ 201: 12 })
  })

  test('allows 60 orders per network in ten minutes, independent of other networks', async () => {
    const from = (index: number) => `2001:db8:5:5::${index + 1}`
    const statuses = await repeat(62, (index) => placeOrder({ from: from(index), email: `gym${index}@example.com` }))
    expect(tally(statuses)).toEqual({ 201: 60, 429: 2 })
    expect((await placeOrder({ from: from(70), email: 'late@example.com' })).error.message).toBe(
      'Too many orders in a short time. Please try again in 10 minutes, or contact us.',
    )
    expect((await placeOrder({ from: '2001:db8:5:6::1' })).status).toBe(201)
    await wait(601)
    expect((await placeOrder({ from: from(71), email: 'later@example.com' })).status).toBe(201)
  })

  test('counts a repeated request once, and returns its order even beyond the limit', async () => {
    const key = randomUUID()
    const first = await placeOrder({ key })
    expect(tally(await repeat(70, () => placeOrder({ key })))).toEqual({ 201: 70 })
    const [row] = await api.db.select().from(attempts).where(eq(attempts.scope, 'order network'))
    expect(row!.count).toBe(1)
    await api.db.update(attempts).set({ count: 1_000 })
    expect((await placeOrder()).status).toBe(429)
    expect((await placeOrder({ key })).text).toBe(first.text)
  })

  test('does not count an order that is rejected for another reason', async () => {
    const wrong = { products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 1 }
    for (let round = 0; round < 3; round += 1) {
      const headers = { 'idempotency-key': randomUUID() }
      expect((await api.call('POST /add-order', { body: orderForm(wrong), headers })).status).toBe(409)
    }
    expect(await api.db.$count(attempts)).toBe(0)
  })

  test.each(ORDER_LIMITS.place.concat(ORDER_LIMITS.decline, ORDER_LIMITS.cancel).map(({ scope }) => scope))(
    'the limit "%s" applies and ends with its window',
    async (scope) => {
      const what = (['place', 'decline', 'cancel'] as const).find((kind) =>
        ORDER_LIMITS[kind].some((limit) => limit.scope === scope),
      )!
      const limit = ORDER_LIMITS[what].find((entry) => entry.scope === scope)!
      const email = `${scope.replace(/ /g, '-')}@example.com`
      const token = limit.by === 'account' ? (await api.signUp(email)).access_token : undefined
      const placed = what === 'cancel' ? await placeOrder({ email, token }) : undefined
      const attempt = () =>
        placed
          ? cancel(placed, '203.0.113.1', token)
          : placeOrder({ email, token, ...(what === 'decline' && { card: declinedCard }) })
      if (!placed) await attempt()
      else await cancel(await placeOrder({ email, token }), '203.0.113.1', token)
      const counted = await api.db
        .update(attempts)
        .set({ count: limit.maxAttempts })
        .where(eq(attempts.scope, scope))
        .returning()
      expect(counted).toHaveLength(1)
      expect((await attempt()).status).toBe(429)
      await wait(limit.windowSeconds + 1)
      expect((await attempt()).status).not.toBe(429)
    },
  )

  test('mails an unconfirmed address six times an hour and fifteen a day about orders', async () => {
    const mails: string[] = []
    const send = async () => {
      await api.db.update(mailOutbox).set({ nextTryAt: new Date(0) })
      while ((await sendDueMails(api.db, async ({ to }) => void mails.push(to), settings())) > 0);
    }
    const settings = () => ({ publicUrl: 'https://shop.example', secret: api.secret })
    for (let round = 0; round < 40; round += 1) {
      const placed = await placeOrder({ email: 'stranger@example.com', from: address(round) })
      if (placed.status === 201) await cancel(placed, address(round))
    }
    await send()
    expect(mails).toHaveLength(6)
    expect(await api.db.$count(orders)).toBeGreaterThan(20)
    for (let hour = 0; hour < 3; hour += 1) {
      await api.db.update(attempts).set({ windowStart: new Date(Date.now() - 3_601_000) })
      for (let round = 0; round < 8; round += 1)
        await placeOrder({ email: 'stranger@example.com', from: address(round) })
      await send()
    }
    expect(mails).toHaveLength(15)
    const [held] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.attempts, 12))
    expect(held).toMatchObject({
      sentAt: null,
      lastError: 'Suppressed: too many order mails to an unconfirmed address',
    })
    await api.db.update(mailOutbox).set({ attempts: 0 }).where(eq(mailOutbox.id, held!.id))
    await send()
    expect(mails).toHaveLength(16)
  })

  test('mails a confirmed address about each order', async () => {
    const { access_token: token } = await api.signUp('kai@example.com')
    await api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.email, 'kai@example.com'))
    await repeat(10, () => placeOrder({ token, email: 'kai@example.com' }))
    const mails: string[] = []
    await sendDueMails(api.db, async ({ to }) => void mails.push(to), {
      publicUrl: 'https://shop.example',
      secret: api.secret,
    })
    expect(mails).toHaveLength(10)
  })

  test('turns no guest input into a link in a mail, and omits the note', async () => {
    const body = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 1]),
      expected_total: 20.5,
      email: 'stranger@example.com',
      first_name: 'You won',
      last_name: 'https://evil.example',
      address: 'see www.evil.example/prize now',
      note: 'Log in at evil.example before noon',
      po_number: 'evil.example',
    })
    await api.call('POST /add-order', { body, headers: { 'idempotency-key': randomUUID() } })
    const mails: string[] = []
    await sendDueMails(api.db, async ({ text, html }) => void mails.push(text, html), {
      publicUrl: 'https://shop.example',
      secret: api.secret,
    })
    expect(mails).toHaveLength(2)
    for (const part of mails) {
      expect(part).not.toMatch(/evil\.example|https?:\/\/evil/)
      expect(part).toContain('You won')
      expect(part).not.toContain('before noon')
    }
  })
})
