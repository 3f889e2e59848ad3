import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { contactMessages, coupons, mailOutbox, orders, ratings, subscribers, users } from '../../database/schema'
import { cardToken, linesOf, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const PASSWORD = 'left hook body shot'
const order = async (token: string, email: string) => {
  const body = orderForm({
    products: linesOf(api.shop, ['whiteBelt', 1]),
    expected_total: 20.5,
    email,
    first_name: `L ${email}`,
    note: `Ring at ${email}`,
  })
  const headers = { 'idempotency-key': randomUUID() }
  return (await api.call('POST /add-order', { body, token, headers })).body.data.id
}
const setStatus = (id: string, status: 'delivered' | 'pending') =>
  api.db.update(orders).set({ status }).where(eq(orders.id, id))

/** Somebody with something of everything. */
async function person(email: string, { confirmed = true } = {}) {
  const { access_token: token, user } = await api.signUp(email)
  if (confirmed) await api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
  await api.call('POST /wishlists', { body: { product_id: api.shop.products.glove }, token })
  await api.call('POST /payment-methods', { body: { payment_token: cardToken({ holder_name: `L ${email}` }) }, token })
  await api.call('POST /subscribe', { body: { email } })
  await api.db.insert(contactMessages).values({ name: 'Leonora', email, message: 'Where is Bellweather?' })
  const picture = `${randomUUID()}.webp`
  const file = join(api.dataDir, 'uploads', 'reviews', picture)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, 'picture')
  const review = { productId: api.shop.products.belt, userId: user.id, name: 'Leonora', email, rating: 4 }
  await api.db
    .insert(ratings)
    .values({ ...review, comment: `Fine belt ${email}`, heightCm: 180, images: [picture], status: 'published' })
  return { token, user, file, orderId: await order(token, email) }
}
const deleting = (token: string, password = PASSWORD) => api.call('POST /delete-account', { body: { password }, token })

test('my data is one JSON file with everything in it and no secret', async () => {
  const { token } = await person('ana@lima.example')
  const { body, headers, text } = await api.call('GET /my-data', { token })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d{2}-\d{2}\.json"$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.account).toMatchObject({ email: 'ana@lima.example', has_password: true, logs_in_with: [] })
  expect(body.orders[0]).toMatchObject({
    note: 'Ring at ana@lima.example',
    items: [{ title: 'Karate Belt', quantity: 1 }],
  })
  expect(body.orders[0]!.events).toHaveLength(1)
  expect(body.payment_methods[0]).toMatchObject({ holder_name: 'L ana@lima.example', last4: '4242' })
  expect(body).toMatchObject({
    sessions: [{ current: true }],
    wishlist: [{ title: 'Bag Glove' }],
    reviews: [{ product: 'Karate Belt', height_cm: 180, pictures: 1 }],
    newsletter: { subscribed_at: expect.any(String) },
    messages: [{ message: 'Where is Bellweather?' }],
  })
  expect(text).not.toMatch(/argon2|token|hash":/)
})

test('what hangs on an email alone is not told to somebody who merely signed up with it', async () => {
  const { token } = await person('victim@example.com', { confirmed: false })
  const { body } = await api.call('GET /my-data', { token })
  expect([body.newsletter, body.messages]).toEqual([null, []])
})

test('the export costs as many statements for five orders as for one', async () => {
  const { token } = await person('many@example.com')
  const one = await api.queriesOf(() => api.call('GET /my-data', { token }))
  for (let round = 0; round < 4; round += 1) await order(token, 'many@example.com')
  const five = await api.queriesOf(() => api.call('GET /my-data', { token }))
  expect(five).toBe(one)
})

test('an account is deleted only with its password and with no order on its way', async () => {
  const { token, orderId } = await person('bo@example.com')
  expect((await deleting(token, 'wrong')).error.errors![0]!.field).toBe('password')
  const { status, error } = await deleting(token)
  expect([status, error.code]).toEqual([409, 'orders_open'])
  await setStatus(orderId, 'delivered')
  expect((await deleting(token)).status).toBe(200)
  expect((await api.call('GET /user-dashboard', { token })).status).toBe(401)
})

test('after a deletion the books are whole and nothing tells who it was', async () => {
  const { token, orderId, file } = await person('cy@quist.example')
  await setStatus(orderId, 'delivered')
  const [before] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  expect((await deleting(token)).status).toBe(200)
  const [after] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  const kept = ['orderNumber', 'totalCents', 'taxCents', 'subtotalCents', 'createdAt', 'payment'] as const
  for (const key of kept) expect(after![key]).toEqual(before![key])
  expect(after!.address).toMatchObject({ state: 'OR', zip: '97201', address: '' })
  const [review] = await api.db.select().from(ratings).where(eq(ratings.comment, 'Fine belt cy@quist.example'))
  expect(review).toMatchObject({ name: 'Deleted account', rating: 4, heightCm: null, images: [], userId: null })
  expect(existsSync(file)).toBe(false)
  expect(await traces('cy@quist.example')).toEqual(['mail_outbox', 'ratings'])
})

/** Every table in which this text still stands: the review's own words and the goodbye mail are the only ones that may. */
async function traces(text: string) {
  const { rows } = (await api.db.execute(
    sql`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )) as unknown as { rows: { table_name: string }[] }
  const found = []
  for (const { table_name: table } of rows) {
    const hits = (await api.db.execute(
      sql`SELECT 1 FROM ${sql.identifier(table)} AS row WHERE row::text LIKE ${`%${text}%`} LIMIT 1`,
    )) as unknown as { rows: unknown[] }
    if (hits.rows.length > 0) found.push(table)
  }
  return found
}

test('the email is free again, and a new account with it finds nothing of the old one', async () => {
  const { token, orderId } = await person('di@example.com')
  await setStatus(orderId, 'delivered')
  await deleting(token)
  const fresh = await api.signUp('di@example.com')
  const { body } = await api.call('GET /my-data', { token: fresh.access_token })
  expect([body.orders, body.wishlist, body.reviews, body.payment_methods]).toEqual([[], [], [], []])
  const [mail] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'account-deleted'))
  expect(mail).toBeDefined()
})

test('somebody who signed up with another’s email cannot delete what that other left with it', async () => {
  const { token, orderId } = await person('eve@example.com', { confirmed: false })
  await setStatus(orderId, 'delivered')
  await deleting(token)
  expect(await api.db.$count(subscribers, eq(subscribers.email, 'eve@example.com'))).toBe(1)
  expect(await api.db.$count(coupons, eq(coupons.email, 'eve@example.com'))).toBe(1)
})
