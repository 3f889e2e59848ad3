import { randomUUID } from 'node:crypto'
import { endpoints, type Endpoint } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import { users } from './database/schema'
import { cardToken, linesOf, orderForm } from './testing/order-form'
import { testApp, type TestApp } from './testing/test-app'

let api: TestApp
const tokens: Record<string, string> = {}
/** Things that belong to Ana. */
const own: Record<'wish' | 'card' | 'order' | 'session', string> = { wish: '', card: '', order: '', session: '' }

beforeAll(async () => {
  api = await testApp()
  for (const name of ['ana', 'bo', 'gym', 'pending'])
    tokens[name] = (await api.signUp(`${name}@example.com`)).access_token
  await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.email, 'gym@example.com'))
  await api.db
    .update(users)
    .set({ role: 'wholeseller', isVerified: false })
    .where(eq(users.email, 'pending@example.com'))
  const token = tokens.ana
  own.wish = (await api.call('POST /wishlists', { body: { product_id: api.shop.products.glove }, token })).body.data.id
  own.card = (await api.call('POST /payment-methods', { body: { payment_token: cardToken() }, token })).body.data.id
  own.session = (await api.call('GET /sessions', { token })).body.data[0]!.id
  const form = orderForm({ products: linesOf(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
  own.order = (
    await api.call('POST /add-order', { body: form, token, headers: { 'idempotency-key': randomUUID() } })
  ).body.data.id
})
afterAll(() => api.close())

/** Calls that name something of somebody's: how such a request is made for an id. */
const naming: Record<string, { thing: keyof typeof own; request: (id: unknown) => { url: string; body?: object } }> = {
  'DELETE /wishlists/:id': { thing: 'wish', request: (id) => ({ url: `/wishlists/${String(id)}` }) },
  'POST /payment-methods/:id': { thing: 'card', request: (id) => ({ url: `/payment-methods/${String(id)}` }) },
  'DELETE /payment-methods/:id': { thing: 'card', request: (id) => ({ url: `/payment-methods/${String(id)}` }) },
  'DELETE /sessions/:id': { thing: 'session', request: (id) => ({ url: `/sessions/${String(id)}` }) },
  'GET /get-orders/:id': { thing: 'order', request: (id) => ({ url: `/get-orders/${String(id)}` }) },
  'POST /confirm-order': { thing: 'order', request: (id) => ({ url: '/confirm-order', body: { order_id: id } }) },
  'POST /cancel-order': {
    thing: 'order',
    request: (id) => ({ url: '/cancel-order', body: { order_id: id, reason: 'other' } }),
  },
  'POST /add-order': {
    thing: 'card',
    request: (id) => ({
      url: '/add-order',
      body: {
        ...orderForm({ products: linesOf(api.shop, ['whiteBelt', 1]), expected_total: 20.5 }),
        payment_token: null,
        payment_method_id: id,
      },
    }),
  },
}

/** Calls that act on the caller alone, or on what belongs to everybody: there is no id of anybody's in them. */
const impersonal = new Set([
  'POST /register',
  'POST /login',
  'POST /wholsale/login',
  'POST /register-wholeseller',
  'POST /logout',
  'POST /send-password-reset-code',
  'POST /validate-reset-code',
  'POST /reset-password',
  'POST /update-password',
  'POST /update-profile',
  'POST /confirm-email',
  'GET /user-dashboard',
  'GET /sessions',
  'DELETE /sessions',
  'GET /my-data',
  'POST /delete-account',
  'GET /login/google',
  'GET /login/google/callback',
  'POST /login/google',
  'GET /general-setting',
  'GET /get-sliders',
  'GET /get-banners',
  'GET /menu',
  'GET /get-pages',
  'GET /get-faqs',
  'GET /get-instagrams',
  'GET /get-states',
  'GET /get-categories',
  'GET /get-slabs',
  'GET /delivery-estimate',
  'POST /contact',
  'POST /subscribe',
  'GET /get-products',
  'GET /get-product/:id',
  'GET /sale-products',
  'GET /get-recent-view',
  'GET /get-size-chart',
  'GET /get-ratings',
  'POST /add-to-cart',
  'POST /rates',
  'POST /apply-coupen',
  'GET /get-wishlists',
  'POST /wishlists',
  'POST /wishlists/merge',
  'GET /get-orders',
  'POST /track-order',
  'POST /validate-address',
  'GET /payment-provider',
  'GET /payment-methods',
  'POST /payment-methods',
  'POST /back-in-stock',
  'POST /add-rating',
  'POST /product-authenticity',
  'POST /authenticity-mail',
  'POST /equipment-request',
])

const send = (name: string, id: unknown, token?: string) => {
  const { url, body } = naming[name]!.request(id)
  return api.app.inject({
    method: name.split(' ')[0] as 'GET',
    url: `/api${url}`,
    payload: body,
    headers: { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) },
  })
}

test('every call of the contract stands in this matrix', () => {
  const placed = [...Object.keys(naming), ...impersonal]
  expect(placed.sort()).toEqual(Object.keys(endpoints).sort())
})

test.each(Object.keys(naming))("%s: for anybody else Ana's is as good as missing", async (name) => {
  const id = own[naming[name]!.thing]
  const access = (endpoints[name as keyof typeof endpoints] as Endpoint).access
  for (const who of ['bo', 'gym', 'pending']) {
    const [theirs, missing] = [await send(name, id, tokens[who]), await send(name, randomUUID(), tokens[who])]
    expect({ who, status: theirs.statusCode, body: theirs.body }).toEqual({ who, status: 404, body: missing.body })
  }
  const [theirs, missing] = [await send(name, id), await send(name, randomUUID())]
  expect([theirs.statusCode, theirs.body]).toEqual([access === 'session' ? 401 : 404, missing.body])
})

test.each(
  Object.keys(naming).flatMap((name) =>
    ['', 'null', 'undefined', '[object Object]', "1' OR '1'='1", '%00'].map((id) => [name, id]),
  ),
)('%s with the id "%s" is refused', async (name, id) => {
  expect([400, 404, 422]).toContain((await send(name!, id, tokens.ana)).statusCode)
})

test.each(['POST /confirm-order', 'POST /cancel-order', 'POST /add-order'])(
  '%s takes no list, object or nothing for an id',
  async (name) => {
    for (const id of [[own.order], [], {}, { id: own.order }, 0, true]) {
      expect((await send(name, id, tokens.ana)).statusCode).toBe(422)
    }
  },
)

test.each(Object.entries(endpoints).flatMap(([name, { access }]) => (access === 'session' ? [name] : [])))(
  '%s is closed to guests',
  async (name) => {
    const [method, path] = name.split(' ') as ['GET', string]
    const answer = await api.app.inject({
      method,
      url: `/api${path.replace(':id', randomUUID())}`,
      ...(method !== 'GET' && { payload: {} }),
    })
    expect(answer.statusCode).toBe(401)
  },
)

test('what is Ana’s is still there, and opens to her', async () => {
  expect((await send('GET /get-orders/:id', own.order, tokens.ana)).statusCode).toBe(200)
  expect((await send('POST /payment-methods/:id', own.card, tokens.ana)).statusCode).toBe(200)
  expect((await send('DELETE /wishlists/:id', own.wish, tokens.ana)).statusCode).toBe(200)
  expect((await send('DELETE /sessions/:id', own.session, tokens.ana)).statusCode).toBe(200)
})
