import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { coupons, mailOutbox, orders, users, variants } from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { cardToken, toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let ana: string
let bo: string

describe('order routes', () => {
  beforeAll(async () => {
    api = await testApp()
    ana = (await api.signUp('ana@example.com')).access_token
    bo = (await api.signUp('bo@example.com')).access_token
  })
  afterAll(() => api.close())

  interface Placing {
    token?: string
    key?: string
  }
  const placeOrder = (form: object, { token, key = randomUUID() }: Placing = {}) =>
    api.call('POST /add-order', { body: form, token, headers: { 'idempotency-key': key } })
  const belts = (qty: number, more: object = {}) =>
    orderForm({ products: toOrderLines(api.shop, ['whiteBelt', qty]), expected_total: 12.5 * qty + 8, ...more })
  const stockOf = async (variant: keyof TestApp['shop']['variants']) =>
    (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants[variant])))[0]!.stock
  const orderCount = () => api.db.$count(orders)

  test('places an order, charges and confirms it, takes it from stock and mails it once', async () => {
    const before = await stockOf('whiteBelt')
    const { status, body } = await placeOrder(belts(2), { token: ana })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      order_number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      status: 'confirmed',
      payment_status: 'paid',
      payment: { brand: 'visa', last4: '4242' },
      amounts: { subtotal: 25, delivery_charges: 8, total: 33 },
      can_cancel: true,
    })
    expect(body.guest_token).toBeNull()
    expect(await stockOf('whiteBelt')).toBe(before - 2)
    expect(body.data.events.map(({ status }) => status)).toEqual(['placed', 'confirmed'])
    const mails = await api.db.select().from(mailOutbox)
    const orderMails = mails.filter(({ data }) => data.orderId === body.data.id)
    expect(orderMails.map(({ template }) => template)).toEqual(['order-placed'])
  })

  test("charges the cart's total", async () => {
    const products = toOrderLines(api.shop, ['saleGlove', 1], ['whiteBelt', 3])
    const cart = await api.call('POST /add-to-cart', {
      body: { products, state: 'NY', coupen_id: api.shop.coupons.ten, shipment_type: 'express' },
      token: bo,
    })
    const form = orderForm({
      products,
      state: 'NY',
      zip: '12207',
      email: 'bo@example.com',
      coupen_id: api.shop.coupons.ten,
      shipment_type: 'express',
      expected_total: cart.body.total,
    })
    const { body } = await placeOrder(form, { token: bo })
    const { items: _, ...amounts } = cart.body
    expect(amounts).toMatchObject(body.data.amounts)
  })

  test('never charges a total that the shopper has not seen', async () => {
    const before = await orderCount()
    const { status, error } = await placeOrder(belts(1, { expected_total: 0.01 }), { token: ana })
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'total_changed' })
    expect(error.amounts).toMatchObject({ total: 20.5 })
    expect(await orderCount()).toBe(before)
  })

  test('places one order per key, however often it is sent', async () => {
    const key = randomUUID()
    const [before, stock] = [await orderCount(), await stockOf('whiteBelt')]
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeOrder(belts(1), { token: ana, key })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect([await orderCount(), await stockOf('whiteBelt')]).toEqual([before + 1, stock - 1])
    expect((await placeOrder(belts(2), { token: ana, key })).error.code).toBe('key_reused')
    const other = await placeOrder(belts(1), { token: bo, key })
    expect(other.body.data.id).not.toBe(answers[0]!.body.data.id)
  })

  test.each([undefined, 'short', 'x'.repeat(201), 'has space in it'])('rejects the key %j', async (key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    expect((await api.call('POST /add-order', { body: belts(1), token: ana, headers })).status).toBe(422)
  })

  test('names an unavailable line and what is left', async () => {
    const { status, error } = await placeOrder(
      orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1], ['scarceGlove', 4]), expected_total: 1 }),
    )
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'out_of_stock' })
    expect(error.errors).toEqual([{ field: 'products.1.qty', message: 'Bag Glove, Black, 12 oz has only 3 left.' }])
  })

  test('leaves no order after a declined card, and accepts another card with the same key', async () => {
    const key = randomUUID()
    const [before, stock] = [await orderCount(), await stockOf('whiteBelt')]
    const declined = await placeOrder(belts(1, { payment_token: cardToken({ last4: '0002' }) }), { token: ana, key })
    expect({ status: declined.status, code: declined.error.code }).toEqual({ status: 422, code: 'card_declined' })
    expect([await orderCount(), await stockOf('whiteBelt')]).toEqual([before, stock])
    expect((await placeOrder(belts(1), { token: ana, key })).status).toBe(201)
  })

  test.each([
    ['no payment', { payment_token: null }, 422],
    ['another user’s card', { payment_token: null, payment_method_id: randomUUID() }, 404],
    ['an expired card', { payment_token: cardToken({ exp_year: 2020 }) }, 422],
    ['an unknown token', { payment_token: 'tok_123' }, 422],
    ['a card number in the note', { note: 'charge 4242 4242 4242 4242 please' }, 422],
    ['a state that we do not ship to', { state: 'ZZ' }, 422],
    ['another address’s rate', { shipment_id: randomUUID() }, 409],
    ['an incomplete billing address', { billing_same: false, billing_city: 'Salem' }, 422],
    ['another country', { country: 'CA' }, 422],
    ['its own price', { total: 1 }, 422],
    ['an empty cart', { products: [] }, 422],
  ])('rejects an order with %s', async (_, more, status) => {
    const before = await orderCount()
    expect((await placeOrder(belts(1, more), { token: ana })).status).toBe(status)
    expect(await orderCount()).toBe(before)
  })

  test('accepts a coupon once per user, and again after a cancellation', async () => {
    const [coupon] = await api.db.insert(coupons).values({ code: 'SOLO', percent: 10, maxUses: 1 }).returning()
    const form = belts(2, { coupen_id: coupon!.publicId, expected_total: 30.5 })
    const { body } = await placeOrder(form, { token: ana })
    expect(body.data.amounts).toMatchObject({ discount: 2.5, discount_label: 'Coupon' })
    expect((await placeOrder(form, { token: ana })).error.code).toBe('used')
    expect((await placeOrder({ ...form, email: 'bo@example.com' }, { token: bo })).error.code).toBe('used')
    await api.call('POST /cancel-order', { body: { order_id: body.data.id, reason: 'changed_mind' }, token: ana })
    expect((await placeOrder({ ...form, email: 'bo@example.com' }, { token: bo })).status).toBe(201)
  })

  test("reports another person's coupon on the email field", async () => {
    const form = belts(2, { coupen_id: api.shop.coupons.ana, email: 'cy@example.com' })
    const { status, error } = await placeOrder(form)
    expect(status).toBe(422)
    expect(error.errors).toEqual([
      {
        field: 'email',
        message:
          'Your promo code belongs to another email address. Enter that address here, or remove the code from your cart.',
      },
    ])
  })

  test('returns stock and money of a canceled order once', async () => {
    const before = await stockOf('whiteBelt')
    const { body } = await placeOrder(belts(3), { token: ana })
    const cancel = () =>
      api.call('POST /cancel-order', { body: { order_id: body.data.id, reason: 'too_slow' }, token: ana })
    expect((await cancel()).body.data).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      can_cancel: false,
    })
    expect((await cancel()).status).toBe(409)
    expect(await stockOf('whiteBelt')).toBe(before)
  })

  test('rejects the cancellation of a packed order', async () => {
    const { body } = await placeOrder(belts(1), { token: ana })
    await api.db
      .update(orders)
      .set({ status: 'processing', fulfillmentStatus: 'packed' })
      .where(eq(orders.id, body.data.id))
    expect(
      (await api.call('POST /cancel-order', { body: { order_id: body.data.id, reason: 'other' }, token: ana })).status,
    ).toBe(409)
  })

  test('answers a paid order that is confirmed again', async () => {
    const { body } = await placeOrder(belts(1), { token: ana })
    const confirm = () => api.call('POST /confirm-order', { body: { order_id: body.data.id }, token: ana })
    const [first, second] = [await confirm(), await confirm()]
    expect(first.body.data.events.map(({ status }) => status)).toEqual(['placed', 'confirmed'])
    expect(second.body).toEqual(first.body)
  })

  test("responds the same to another user's order, a guest order without its token and an unknown one", async () => {
    const mine = (await placeOrder(belts(1), { token: ana })).body.data.id
    const guest = (await placeOrder(belts(1, { email: 'guest@example.com' }))).body
    const wrong = 'x'.repeat(43)
    const requests = [
      { params: { id: mine }, token: bo },
      { params: { id: mine } },
      { params: { id: mine }, query: `token=${wrong}` },
      { params: { id: guest.data.id }, token: bo },
      { params: { id: guest.data.id } },
      { params: { id: guest.data.id }, query: `token=${wrong}` },
      { params: { id: randomUUID() }, token: ana },
    ]
    const answers = await Promise.all(requests.map((request) => api.call('GET /get-orders/:id', request)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(404)
    const opened = await api.call('GET /get-orders/:id', {
      params: { id: guest.data.id },
      query: `token=${guest.guest_token}`,
    })
    expect(opened.body.data.id).toBe(guest.data.id)
    for (const name of ['POST /cancel-order', 'POST /confirm-order'] as const) {
      const body = { order_id: mine, ...(name === 'POST /cancel-order' && { reason: 'other' }) }
      expect((await api.call(name, { body, token: bo })).status).toBe(404)
    }
  })

  test("lists only the user's own orders, newest first, and counts them on the dashboard", async () => {
    const { access_token: token } = await api.signUp('cy@example.com')
    for (let count = 0; count < 4; count += 1) await placeOrder(belts(1), { token })
    const { body: list } = await api.call('GET /get-orders', { query: 'limit=2', token })
    const times = list.data.map(({ created_at }) => created_at)
    expect([...times].sort().reverse()).toEqual(times)
    expect(list.data[0]).toMatchObject({
      item_count: expect.any(Number),
      thumbnail: expect.stringContaining('/api/media/'),
    })
    const dashboard = (await api.call('GET /user-dashboard', { token })).body.data
    expect(dashboard.recent_orders).toHaveLength(3)
    expect([dashboard.orders_count, list.meta.total]).toEqual([4, 4])
  })

  test('tracks all details for the owner and the right email, only the status for others', async () => {
    const { order_number } = (await placeOrder(belts(1), { token: ana })).body.data
    const track = (more: object, token?: string) =>
      api.call('POST /track-order', { body: { order_number, ...more }, token })
    expect((await track({}, ana)).body.data.order).not.toBeNull()
    expect((await track({ email: 'Ana@example.com' })).body.data.order).not.toBeNull()
    expect((await track({ email: 'bo@example.com' }, bo)).body.data).toMatchObject({ status: 'confirmed', order: null })
    const unknown = await api.call('POST /track-order', { body: { order_number: '000000000000' } })
    expect(unknown).toMatchObject({
      status: 404,
      body: {
        message: 'We could not find an order with this number. Please check the number in your confirmation email.',
      },
    })
  })

  test('accepts a purchase order number only from an approved wholesaler with terms', async () => {
    const { access_token, user } = await api.signUp('gym@example.com')
    const form = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 40]),
      email: 'gym@example.com',
      payment_token: null,
      po_number: 'PO-7',
      expected_total: 475,
    })
    expect((await placeOrder(form, { token: access_token })).status).toBe(422)
    await api.db.update(users).set({ role: 'wholeseller', isVerified: true }).where(eq(users.id, user.id))
    await grantTerms(api, 'gym@example.com')
    const { body } = await placeOrder(form, { token: access_token })
    expect(body.data).toMatchObject({
      payment_status: 'invoice',
      po_number: 'PO-7',
      amounts: { discount_label: 'Wholeseller', delivery_charges: 0, total: 475 },
    })
  })

  test.each([
    [{ state: 'NY', zip: '12207' }, 'deliverable', null],
    [{ state: 'NY', zip: '90210' }, 'undeliverable', 'CA'],
    [{ state: 'NY', zip: '00001' }, 'undeliverable', null],
  ])('validates %j as %s, without suggesting a city in another state', async (address, verdict, zip_state) => {
    const { body } = await api.call('POST /validate-address', {
      body: { address: '1 Main Street', city: 'Somewhere', ...address },
    })
    expect(body).toEqual({ verdict, zip_state, suggestion: null })
  })
})
