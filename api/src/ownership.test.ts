import { randomUUID } from 'node:crypto'
import { endpoints, type Endpoint } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import { equipmentRequests, orders, sessions, users } from './database/schema'
import { cardToken, quoteOrderForm, toOrderLines, orderForm } from './testing/order-form'
import { testApp, type TestApp } from './testing/test-app'

let api: TestApp
const tokens: Record<string, string> = {}
/** Records owned by Ana. */
const own: Record<'wish' | 'card' | 'order' | 'session' | 'list' | 'roster' | 'member' | 'request', string> = {
  wish: '',
  card: '',
  order: '',
  session: '',
  list: '',
  roster: '',
  member: '',
  request: '',
}

describe('ownership of records', () => {
  beforeAll(async () => {
    api = await testApp()
    for (const name of ['ana', 'bo', 'gym', 'pending'])
      tokens[name] = (await api.signUp(`${name}@example.com`)).access_token
    await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.email, 'gym@example.com'))
    await api.db
      .update(users)
      .set({ role: 'wholeseller', isVerified: false })
      .where(eq(users.email, 'pending@example.com'))
    tokens.expired = (await api.signUp('expired@example.com')).access_token
    const [expired] = await api.db.select().from(users).where(eq(users.email, 'expired@example.com'))
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, expired!.id))
    const token = tokens.ana
    own.wish = (
      await api.call('POST /wishlists', { body: { product_id: api.shop.products.glove }, token })
    ).body.data.id
    own.card = (await api.call('POST /payment-methods', { body: { payment_token: cardToken() }, token })).body.data.id
    own.session = (await api.call('GET /sessions', { token })).body.data[0]!.id
    const lines = [{ sku: 'BLT-WHT-A1', qty: 3 }]
    own.list = (await api.call('POST /reorder-lists', { body: { title: 'Monthly', lines }, token })).body.data.id
    const call = { title: 'Team', product_id: api.shop.products.belt, color: 'White' }
    const deadline = new Date(Date.now() + 86_400_000).toISOString()
    const roster = (await api.call('POST /rosters', { body: { ...call, deadline }, token })).body.data
    own.roster = roster.id
    const params = { key: roster.share_path.split('/').pop()! }
    await api.call('POST /roster-sheets/:key/entries', { params, body: { name: 'Cy', size: 'A1', number: '7' } })
    own.member = (await api.call('GET /rosters/:id', { params: { id: roster.id }, token })).body.data.entries[0]!.id
    const [ana] = await api.db.select().from(users).where(eq(users.email, 'ana@example.com'))
    own.request = 'E123456789'
    await api.db.insert(equipmentRequests).values({
      requestNumber: own.request,
      userId: ana!.id,
      name: 'Ana',
      email: 'ana@example.com',
      phone: '2015550144',
      organisation: 'Kai Gym',
      category: 'Gloves',
      items: [],
      status: 'quoted',
      quoteCents: 1000,
      quotedAt: new Date(),
    })
    const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    own.order = (
      await api.call('POST /add-order', { body: form, token, headers: { 'idempotency-key': randomUUID() } })
    ).body.data.id
  })
  afterAll(() => api.close())

  /** Calls that refer to an owned record: how to build the request for an id. */
  const naming: Record<string, { thing: keyof typeof own; request: (id: unknown) => { url: string; body?: object } }> =
    {
      'DELETE /wishlists/:id': { thing: 'wish', request: (id) => ({ url: `/wishlists/${String(id)}` }) },
      'POST /payment-methods/:id': { thing: 'card', request: (id) => ({ url: `/payment-methods/${String(id)}` }) },
      'DELETE /payment-methods/:id': { thing: 'card', request: (id) => ({ url: `/payment-methods/${String(id)}` }) },
      'DELETE /sessions/:id': { thing: 'session', request: (id) => ({ url: `/sessions/${String(id)}` }) },
      'DELETE /reorder-lists/:id': { thing: 'list', request: (id) => ({ url: `/reorder-lists/${String(id)}` }) },
      'GET /rosters/:id': { thing: 'roster', request: (id) => ({ url: `/rosters/${String(id)}` }) },
      'POST /rosters/:id': {
        thing: 'roster',
        request: (id) => ({ url: `/rosters/${String(id)}`, body: { deadline: '2020-01-01T00:00:00Z' } }),
      },
      'DELETE /rosters/:id': { thing: 'roster', request: (id) => ({ url: `/rosters/${String(id)}` }) },
      'POST /rosters/:id/in-cart': {
        thing: 'roster',
        request: (id) => ({ url: `/rosters/${String(id)}/in-cart`, body: {} }),
      },
      'POST /rosters/:id/entries/:entry': {
        thing: 'member',
        request: (id) => ({
          url: `/rosters/${own.roster}/entries/${String(id)}`,
          body: { name: 'Cy', size: 'A1', number: '7' },
        }),
      },
      'DELETE /rosters/:id/entries/:entry': {
        thing: 'member',
        request: (id) => ({ url: `/rosters/${own.roster}/entries/${String(id)}` }),
      },
      'POST /equipment-requests/:number/approve': {
        thing: 'request',
        request: (id) => ({ url: `/equipment-requests/${String(id)}/approve`, body: { quote: 10 } }),
      },
      'GET /equipment-requests/:number/amounts': {
        thing: 'request',
        request: (id) => ({ url: `/equipment-requests/${String(id)}/amounts?state=NY` }),
      },
      'POST /equipment-requests/:number/order': {
        thing: 'request',
        request: (id) => ({ url: `/equipment-requests/${String(id)}/order`, body: quoteOrderForm() }),
      },
      'POST /equipment-requests/:number/decline': {
        thing: 'request',
        request: (id) => ({ url: `/equipment-requests/${String(id)}/decline`, body: { reason: 'Too late' } }),
      },
      'POST /equipment-requests/:number/counter-offer': {
        thing: 'request',
        request: (id) => ({ url: `/equipment-requests/${String(id)}/counter-offer`, body: { note: 'Cheaper' } }),
      },
      'GET /get-orders/:id': { thing: 'order', request: (id) => ({ url: `/get-orders/${String(id)}` }) },
      'POST /confirm-order': { thing: 'order', request: (id) => ({ url: '/confirm-order', body: { order_id: id } }) },
      'POST /cancel-order': {
        thing: 'order',
        request: (id) => ({ url: '/cancel-order', body: { order_id: id, reason: 'other' } }),
      },
      'POST /return-order': {
        thing: 'order',
        request: (id) => ({
          url: '/return-order',
          body: { order_id: id, kind: 'refund', reason: 'too_small', lines: [{ sku: 'BLT-WHT-A1', qty: 1 }] },
        }),
      },
      'POST /add-order': {
        thing: 'card',
        request: (id) => ({
          url: '/add-order',
          body: {
            ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 }),
            payment_token: null,
            payment_method_id: id,
          },
        }),
      },
    }

  /** Calls that concern only the caller or public data and take no id of a record. */
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
    'POST /undo-email-change',
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
    'GET /get-page-list',
    'GET /get-faqs',
    'GET /get-instagrams',
    'GET /get-states',
    'GET /revision',
    'GET /get-categories',
    'GET /get-slabs',
    'GET /delivery-estimate',
    'POST /contact',
    'POST /subscribe',
    'POST /unsubscribe',
    'GET /get-products',
    'GET /get-product/:id',
    'GET /sale-products',
    'GET /get-recent-view',
    'GET /get-size-chart',
    'GET /get-ratings',
    'POST /add-to-cart',
    'POST /rates',
    'POST /apply-coupen',
    'POST /stock-hold',
    'GET /get-wishlists',
    'POST /wishlists',
    'POST /wishlists/merge',
    'GET /get-orders',
    'POST /track-order',
    'POST /validate-address',
    'GET /payment-provider',
    'GET /payment-methods',
    'GET /store-credit',
    'POST /payment-methods',
    'POST /back-in-stock',
    'POST /add-rating',
    'GET /get-questions',
    'POST /ask-question',
    'POST /product-authenticity',
    'POST /authenticity-mail',
    'POST /equipment-request',
    'GET /equipment-requests',
    'GET /wholesale-application',
    'GET /company-terms',
    'GET /open-invoices',
    'POST /find-skus',
    'GET /reorder-lists',
    'POST /reorder-lists',
    'GET /rosters',
    'POST /rosters',
    'GET /roster-sheets/:key',
    'POST /roster-sheets/:key/entries',
    // A guest's, opened by its own secret.
    'POST /roster-sheets/:key/entries/:entry',
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

  /** Routes outside the contract: the same for everyone, or tested elsewhere. */
  const otherRoutes = [
    /^GET \/api\/docs/,
    /^GET \/api\/health\//,
    /^GET \/api\/media\//,
    /^POST \/api\/empty-searches$/,
    /^POST \/api\/payment-events$/,
    /^GET \/api\/unsubscribe$/,
    // Their own matrices are in the tests of modules/documents, modules/wholesale and modules/staff.
    /^GET \/api\/get-orders\/:id\/documents\/:number$/,
    /^GET \/api\/price-list$/,
    /^(GET|POST) \/api\/staff\//,
  ]

  /** All registered routes, parsed from the router's tree output: four columns per level. */
  function routesOf(app: TestApp['app']): string[] {
    const above: string[] = []
    return app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent, part, methods] = /^(.*?)[├└]── (.*?)(?: \((.*)\))?$/.exec(line) ?? []
        if (part === undefined) return []
        above[indent!.length / 4] = part
        const path = above.slice(0, indent!.length / 4 + 1).join('')
        const named = (methods ?? '')
          .split(', ')
          .filter((method) => method && method !== 'HEAD' && method !== 'OPTIONS')
        return named.map((method) => `${method} ${path}`)
      })
  }

  const rowOf = (name: string) => name.replace(' ', ' /api')
  const unplaced = (routes: string[], rows: string[]) =>
    routes.filter((route) => !rows.map(rowOf).includes(route) && !otherRoutes.some((known) => known.test(route)))

  test('covers every call of the contract and every route of the app', () => {
    const placed = [...Object.keys(naming), ...impersonal]
    expect(placed.sort()).toEqual(Object.keys(endpoints).sort())
    const routes = routesOf(api.app)
    for (const name of placed) expect(routes).toContain(rowOf(name))
    expect(unplaced(routes, placed)).toEqual([])
  })

  test('would detect a forgotten route or call', () => {
    const placed = [...Object.keys(naming), ...impersonal]
    expect(unplaced([...routesOf(api.app), 'GET /api/get-everything/:id'], placed)).toEqual([
      'GET /api/get-everything/:id',
    ])
    expect(unplaced(routesOf(api.app), placed.slice(1))).toEqual([rowOf(placed[0]!)])
  })

  type Sender = (name: string, id: unknown, token?: string) => Promise<{ statusCode: number; body: string }>

  /** Problems of a route for callers who don't own the record, which must look missing to them. */
  async function breaches(name: string, sender: Sender): Promise<string[]> {
    const id = own[naming[name]!.thing]
    const { access } = endpoints[name as keyof typeof endpoints] as Endpoint
    const found: string[] = []
    for (const who of ['guest', 'bo', 'gym', 'pending', 'expired']) {
      const [theirs, missing] = [await sender(name, id, tokens[who]), await sender(name, randomUUID(), tokens[who])]
      const expected = who === 'expired' || (who === 'guest' && access === 'session') ? 401 : 404
      if (theirs.statusCode !== expected) found.push(`${who} gets ${theirs.statusCode} for Ana’s record`)
      if (theirs.body !== missing.body) found.push(`${who} can distinguish Ana’s record from a missing one`)
    }
    return found
  }

  /** Ids of the records that Ana still has. */
  async function idsOfAna(): Promise<unknown[]> {
    const token = tokens.ana
    const roster = (await api.call('GET /rosters/:id', { params: { id: own.roster }, token })).body.data
    const lists = [
      (await api.call('GET /get-wishlists', { token })).body.data,
      (await api.call('GET /payment-methods', { token })).body.data,
      (await api.call('GET /get-orders', { token })).body.data,
      (await api.call('GET /sessions', { token })).body.data,
      (await api.call('GET /reorder-lists', { token })).body.data,
      [roster],
      roster.entries,
    ]
    const requests = (await api.call('GET /equipment-requests', { token })).body.data
    return [...lists.flat().map(({ id }) => id), ...requests.map(({ request_number: number }) => number)]
  }

  test.each(Object.keys(naming))(
    "%s responds to other users as if Ana's record were missing, and leaves it to her",
    async (name) => {
      expect(await breaches(name, send)).toEqual([])
      expect(await idsOfAna()).toEqual(expect.arrayContaining(Object.values(own)))
    },
  )

  test('detects a naive route that looks up the id alone', async () => {
    const naive: Sender = async (_name, id) => {
      const [row] = await api.db
        .select()
        .from(orders)
        .where(eq(orders.id, String(id)))
      return { statusCode: row ? 200 : 404, body: JSON.stringify(row ?? null) }
    }
    expect((await breaches('GET /get-orders/:id', naive)).length).toBeGreaterThanOrEqual(8)
  })

  const NO_IDS = ['', 'null', 'undefined', '[]', '[object Object]', "1' OR '1'='1", '%00', '0', '-1', '2147483648']

  test.each(Object.keys(naming))('%s rejects a malformed id for every caller', async (name) => {
    for (const who of ['guest', 'ana', 'bo', 'gym', 'pending']) {
      for (const id of NO_IDS) {
        const { statusCode } = await send(name, id, tokens[who])
        expect({ who, id, refused: [400, 401, 404, 422].includes(statusCode) }).toEqual({ who, id, refused: true })
      }
    }
  })

  test.each(['POST /confirm-order', 'POST /cancel-order', 'POST /add-order'])(
    '%s rejects a list, an object or nothing as an id',
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

  test("opens a guest's order only with its secret", async () => {
    const form = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 1]),
      expected_total: 20.5,
      email: 'guest@example.com',
    })
    const headers = { 'idempotency-key': randomUUID() }
    const placed = (await api.call('POST /add-order', { body: form, headers })).body
    const { id } = placed.data
    const other = (await api.call('POST /add-order', { body: form, headers: { 'idempotency-key': randomUUID() } })).body
    const wrong = [undefined, '', 'x', 'x'.repeat(43), other.guest_token!, `${placed.guest_token!} `, tokens.ana!]
    for (const secret of wrong) {
      const query = secret === undefined ? '' : `token=${encodeURIComponent(secret)}`
      const body = { order_id: id, ...(secret !== undefined && { token: secret }) }
      const answers = [
        await api.call('GET /get-orders/:id', { params: { id }, query }),
        await api.call('POST /confirm-order', { body }),
        await api.call('POST /cancel-order', { body: { ...body, reason: 'other' } }),
      ]
      expect({ secret, statuses: answers.map(({ status }) => status) }).toEqual({ secret, statuses: [404, 404, 404] })
      const missing = await api.call('GET /get-orders/:id', { params: { id: randomUUID() }, query })
      expect(answers[0]!.text).toBe(missing.text)
    }
    const query = `token=${placed.guest_token}`
    expect((await api.call('GET /get-orders/:id', { params: { id }, query })).status).toBe(200)
  })
})
