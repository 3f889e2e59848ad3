import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { mailOutbox, orders, refunds, variants } from '../../database/schema'
import { operate } from '../../testing/operate'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { stripeServer } from '../../testing/stripe-server'
import { testApp, type TestApp } from '../../testing/test-app'
import { sweepPayments } from '../orders/payment-sweep'
import { createPaymentProvider } from './create-payment-provider'
import type { PaymentProvider } from './provider'

const SECRET_KEY = 'sk_test_secret'
const WEBHOOK_SECRET = 'whsec_secret'

let stripe: Awaited<ReturnType<typeof stripeServer>>
let payments: PaymentProvider
let api: TestApp
let token: string

describe('Stripe payments', () => {
  beforeAll(async () => {
    stripe = await stripeServer(SECRET_KEY)
    payments = await createPaymentProvider({
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      PUBLIC_URL: 'https://shop.example',
    })
    api = await testApp({ payments })
    token = (await api.signUp('ana@example.com')).access_token
  })
  afterAll(async () => {
    await api.close()
    await stripe.close()
  })
  beforeEach(() => void (stripe.calls.length = 0))

  let visitor = 0
  const save = (payment_token: string) =>
    api.call('POST /payment-methods', {
      body: { payment_token, is_defualt: false },
      token,
      headers: { 'x-forwarded-for': `10.6.0.${(visitor += 1)}` },
    })
  const order = (payment: object, key = `stripe-order-${(visitor += 1)}`, who?: string) =>
    api.call('POST /add-order', {
      body: orderForm({
        products: toOrderLines(api.shop, ['whiteBelt', 1]),
        expected_total: 20.5,
        payment_token: null,
        ...payment,
      }),
      headers: { 'idempotency-key': key },
      token: who,
    })
  const stock = async () =>
    (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants.whiteBelt)))[0]!.stock
  const heldMails = () => api.db.$count(mailOutbox, sql`next_try_at > now()`)
  const names = () => stripe.calls.map(({ name }) => name)

  test('sends the provider and its publishable key to the browser', async () => {
    const { body, text } = await api.call('GET /payment-provider')
    expect(body.data).toEqual({ provider: 'stripe', publishable_key: 'pk_test_public', api_url: stripe.url })
    expect(text).not.toContain(SECRET_KEY)
  })

  test('saves cards with one Stripe customer per user', async () => {
    token = (await api.signUp('one-customer@example.com')).access_token
    expect((await save('tok_visa_1')).body.data).toMatchObject({ brand: 'visa', last4: '4242', is_defualt: true })
    expect((await save('tok_visa_2')).status).toBe(201)
    expect(names().filter((name) => name === 'POST customers')).toHaveLength(1)
  })

  test('authorizes and captures an order by saved card, with one charge for any number of tries', async () => {
    const { data: card } = (await save('tok_visa_1')).body
    stripe.calls.length = 0
    const first = await order({ payment_method_id: card.id }, 'saved-card-order', token)
    const second = await order({ payment_method_id: card.id }, 'saved-card-order', token)
    expect([first.status, first.body.data.payment_status]).toEqual([201, 'paid'])
    expect(second.body.data.id).toBe(first.body.data.id)
    expect(names()).toEqual(['POST payment_intents', 'POST payment_intents/capture'])
    expect(stripe.calls[0]).toMatchObject({
      key: `order-${first.body.data.id}`,
      fields: { amount: '2050', currency: 'usd', capture_method: 'manual', customer: expect.stringMatching(/^cus_/) },
    })
  })

  test('accepts a token for one order, and for its retry after a lost response', async () => {
    const first = await order({ payment_token: 'tok_visa_3' }, 'order-by-token')
    const second = await order({ payment_token: 'tok_visa_3' }, 'order-by-token')
    expect([second.status, second.body.data.id]).toEqual([201, first.body.data.id])
    expect((await order({ payment_token: 'tok_nonsense' })).status).toBe(201)
    expect((await order({ payment_token: 'pm_nobody' })).error.errors).toEqual([
      { field: 'payment_token', message: 'We could not read this card. Please enter it again.' },
    ])
  })

  test.each([
    ['tok_chargeDeclined', 'Your card was declined. Please choose another way to pay.'],
    ['tok_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds. Please choose another way to pay.'],
    ['tok_chargeDeclinedExpiredCard', 'Your card has expired. Please choose another way to pay.'],
  ])('reports %s clearly and leaves no order', async (payment_token, message) => {
    const [before, mails] = [await stock(), await api.db.$count(mailOutbox)]
    const { status, error } = await order({ payment_token })
    expect([status, error.code, error.message]).toEqual([422, 'card_declined', message])
    expect([await stock(), await api.db.$count(mailOutbox)]).toEqual([before, mails])
  })

  test('refunds a canceled order once', async () => {
    const { data, guest_token } = (await order({ payment_token: 'pm_card_visa' })).body
    const { body } = await api.call('POST /cancel-order', {
      body: { order_id: data.id, token: guest_token!, reason: 'changed_mind' },
    })
    expect(body.data.payment_status).toBe('refunded')
    expect(names().filter((name) => name === 'POST refunds')).toHaveLength(1)
  })

  test('refunds a part once, also when Stripe has forgotten its key, and later the rest', async () => {
    const { data, guest_token } = (await order({ payment_token: 'pm_card_visa' })).body
    const [row] = await api.db.select().from(orders).where(eq(orders.id, data.id))
    const { charge } = row!.payment!
    const input = { number: data.order_number, amount: 2, reason: 'A seam was loose.' }
    await operate(api, 'orders.refund-part', input, { payments })
    const [booked] = await api.db.select().from(refunds).where(eq(refunds.orderId, data.id))
    stripe.forgetKey(`refund-${booked!.id}`)
    await payments.refund(charge!, { amountCents: 200, key: booked!.id })
    const amounts = () => [...stripe.things.values()].filter((thing) => thing.payment_intent === charge)
    expect(amounts().map(({ amount }) => amount)).toEqual([200])
    await api.call('POST /cancel-order', {
      body: { order_id: data.id, token: guest_token!, reason: 'changed_mind' },
    })
    expect(amounts().reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(row!.totalCents)
  })

  test("stops refunding a charge that was refunded in the provider's dashboard", async () => {
    const { data, guest_token } = (await order({ payment_token: 'pm_card_visa' })).body
    const [row] = await api.db.select().from(orders).where(eq(orders.id, data.id))
    Object.assign(stripe.things.get(row!.payment!.charge!)!, { refunded: true })
    const { body } = await api.call('POST /cancel-order', {
      body: { order_id: data.id, token: guest_token!, reason: 'changed_mind' },
    })
    expect(body.data.payment_status).toBe('refunded')
  })

  /** An order that requires authentication with the bank. */
  async function orderToAuthenticate() {
    const { status, body } = await order({ payment_token: 'pm_card_threeDSecure2Required' })
    const [row] = await api.db.select().from(orders).where(eq(orders.id, body.data.id))
    return { status, body, intent: row!.payment!.charge! }
  }
  const confirm = (body: { data: { id: string }; guest_token: string | null }) =>
    api.call('POST /confirm-order', { body: { order_id: body.data.id, token: body.guest_token! } })

  test("returns the bank's authentication URL, which redirects back to the order", async () => {
    const { status, body, intent } = await orderToAuthenticate()
    expect([status, body.data.payment_status]).toEqual([201, 'pending'])
    expect(body.payment_action?.url).toMatch(/^https:\/\/hooks\.stripe\.com\//)
    expect(stripe.calls.find(({ name }) => name === 'POST payment_intents')?.fields.return_url).toBe(
      `https://shop.example/order/${body.data.id}/confirmation?token=${body.guest_token}`,
    )
    expect((await confirm(body)).error.code).toBe('payment_pending')
    stripe.bankSays(intent, true)
    const held = await heldMails()
    expect((await confirm(body)).body.data).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(await heldMails()).toBe(held - 1)
  })

  test('reports a failed authentication and returns the stock', async () => {
    const before = await stock()
    const { body, intent } = await orderToAuthenticate()
    expect(await stock()).toBe(before - 1)
    stripe.bankSays(intent, false)
    expect((await confirm(body)).error.message).toBe(
      'Your bank could not verify your identity. Please choose another way to pay.',
    )
    expect(await stock()).toBe(before)
    const [row] = await api.db.select().from(orders).where(eq(orders.id, body.data.id))
    expect(row).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
  })

  const event = (orderId: string, type = 'payment_intent.amount_capturable_updated') =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { metadata: { order_id: orderId } } } })
  const send = (payload: string, secret = WEBHOOK_SECRET) => {
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
    return api.app.inject({
      method: 'POST',
      url: '/api/payment-events',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    })
  }

  test("finishes a payment by Stripe's signed message, and ignores a forged one", async () => {
    const { body, intent } = await orderToAuthenticate()
    stripe.bankSays(intent, true)
    const paymentStatus = async () =>
      (await api.db.select().from(orders).where(eq(orders.id, body.data.id)))[0]!.paymentStatus
    expect((await send(event(body.data.id), 'whsec_forged')).statusCode).toBe(400)
    expect(await paymentStatus()).toBe('pending')
    expect((await send(event(body.data.id))).statusCode).toBe(200)
    expect((await send(event(body.data.id))).statusCode).toBe(200)
    expect(await paymentStatus()).toBe('paid')
    expect((await send(event('not an order'))).statusCode).toBe(200)
  })

  const sweep = () =>
    sweepPayments(api.db, payments, (error) => {
      throw error
    })
  const longAgo = (id: string, minutes: number) =>
    api.db
      .update(orders)
      .set({ createdAt: new Date(Date.now() - minutes * 60_000), updatedAt: new Date(0) })
      .where(eq(orders.id, id))

  test('cancels an order and returns its stock after the authentication timeout', async () => {
    const before = await stock()
    const { body, intent } = await orderToAuthenticate()
    await longAgo(body.data.id, 10)
    expect(await sweep()).toBe(0)
    await longAgo(body.data.id, 70)
    expect(await sweep()).toBe(1)
    expect(stripe.things.get(intent)!.status).toBe('canceled')
    expect(await stock()).toBe(before)
    expect(await sweep()).toBe(0)
  })

  test('captures payments after a crash, and refunds canceled orders', async () => {
    const { data } = (await order({ payment_token: 'pm_card_visa' })).body
    const [row] = await api.db.select().from(orders).where(eq(orders.id, data.id))
    await api.db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, data.id))
    await longAgo(data.id, 5)
    expect(await sweep()).toBe(1)
    await api.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, data.id))
    await longAgo(data.id, 5)
    expect(await sweep()).toBe(1)
    expect(stripe.things.get(row!.payment!.charge!)!.refunded).toBe(true)
  })

  test('deletes a card at Stripe too', async () => {
    const { data: card } = (await save('tok_visa_1')).body
    stripe.calls.length = 0
    await api.call('DELETE /payment-methods/:id', { params: { id: card.id }, token })
    expect(names()).toEqual(['POST payment_methods/detach'])
  })

  test('reports an unreachable Stripe with a request to retry', async () => {
    const far = await createPaymentProvider({
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
      STRIPE_API_URL: 'http://127.0.0.1:9',
      PUBLIC_URL: 'https://shop.example',
    })
    await expect(far.readCard('tok_visa_9')).rejects.toMatchObject({ status: 503, code: 'payment_unavailable' })
  })
})
