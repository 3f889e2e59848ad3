import { endpoints } from '@shop/shared-api/contract'
import { eq, sql } from 'drizzle-orm'
import { equipmentRequests, orders, users, variants, wholesaleApplications } from './database/schema'
import { toOrderLines, orderForm } from './testing/order-form'
import { testApp, type TestApp, type TestCall } from './testing/test-app'
import { gymApplication } from './testing/gym-application'

/** A call in its smallest and its largest form; `null` if it has only one. */
type Forms = (api: TestApp, token: string, own: Belongings) => [TestCall, TestCall | null]

/** The caller's records: an order, and rosters without and with members. */
interface Belongings {
  id: string
  number: string
  roster: { empty: string; full: string; key: string }
  /** The number of a request whose quote is approved. */
  request: string
}

const alone: Forms = () => [{}, null]
const page =
  (more = ''): Forms =>
  () => [{ query: `limit=1${more}` }, { query: `limit=40${more}` }]
const own =
  (query?: [string, string]): Forms =>
  (_api, token) => [{ token, query: query?.[0] }, query ? { token, query: query[1] } : null]
const ofProduct: Forms = ({ shop }) => [
  { query: `product_id=${shop.products.belt}&limit=1` },
  { query: `product_id=${shop.products.glove}&limit=40` },
]
const everyLine = (api: TestApp) => [
  ...toOrderLines(api.shop, ['saleGlove', 1], ['scarceGlove', 1], ['whiteBelt', 1]),
  ...toOrderLines(api.shop, ['saleGlove', 1], ['soldOutGlove', 1]),
]

/** Reads with the maximum number of statements each may send, not counting the one that identifies the caller. */
const reads: Record<string, { most: number; forms: Forms }> = {
  'GET /get-products': { most: 8, forms: page('&product_category=gloves&search=glove&size=10+oz') },
  'GET /get-product/:id': {
    most: 3,
    forms: ({ shop }) => [{ params: { id: shop.products.belt } }, { params: { id: shop.products.glove } }],
  },
  'GET /sale-products': { most: 4, forms: page() },
  'GET /get-recent-view': {
    most: 1,
    forms: ({ shop: { products } }) => [
      { query: `product_ids=${products.belt}` },
      { query: `product_ids=${products.belt}&product_ids=${products.glove}` },
    ],
  },
  'GET /get-ratings': { most: 3, forms: ofProduct },
  'GET /get-questions': { most: 2, forms: ofProduct },
  'GET /get-size-chart': { most: 1, forms: ({ shop }) => [{ query: `category_id=${shop.categories.bag}` }, {}] },
  'GET /general-setting': { most: 1, forms: alone },
  'GET /get-sliders': { most: 1, forms: alone },
  'GET /get-banners': { most: 1, forms: alone },
  'GET /get-instagrams': { most: 1, forms: alone },
  'GET /get-faqs': { most: 1, forms: alone },
  'GET /get-states': { most: 1, forms: alone },
  'GET /get-slabs': { most: 1, forms: alone },
  'GET /menu': { most: 1, forms: alone },
  'GET /revision': { most: 1, forms: alone },
  'GET /get-categories': { most: 3, forms: () => [{}, { query: 'take_all=true' }] },
  'GET /get-pages': { most: 1, forms: () => [{ query: 'title=returns' }, null] },
  'GET /get-page-list': { most: 1, forms: alone },
  'GET /user-dashboard': { most: 6, forms: own() },
  'GET /payment-methods': { most: 1, forms: own() },
  'GET /store-credit': { most: 1, forms: own() },
  'GET /sessions': { most: 2, forms: own() },
  'GET /my-data': { most: 5, forms: own() },
  'GET /delivery-estimate': { most: 3, forms: () => [{ query: 'zip=97201' }, null] },
  'GET /get-wishlists': { most: 2, forms: own() },
  'GET /get-orders': { most: 4, forms: own(['limit=1', 'limit=40']) },
  'GET /get-orders/:id': { most: 7, forms: (_api, token, { id }) => [{ token, params: { id } }, null] },
  'GET /wholesale-application': { most: 1, forms: own() },
  'GET /company-terms': { most: 2, forms: own() },
  'GET /open-invoices': { most: 2, forms: own() },
  'GET /reorder-lists': { most: 1, forms: own() },
  'GET /equipment-requests': { most: 3, forms: own() },
  'GET /equipment-requests/:number/amounts': {
    most: 5,
    forms: (_api, token, { request: number }) => [{ token, params: { number }, query: 'state=NY' }, null],
  },
  'GET /rosters': { most: 1, forms: own() },
  'GET /rosters/:id': {
    most: 3,
    forms: (_api, token, { roster }) => [
      { token, params: { id: roster.empty } },
      { token, params: { id: roster.full } },
    ],
  },
  'GET /roster-sheets/:key': { most: 2, forms: (_api, _token, { roster: { key } }) => [{ params: { key } }, null] },
  'POST /add-to-cart': {
    most: 7,
    forms: (api) => [
      { body: { products: toOrderLines(api.shop, ['saleGlove', 1]), state: 'NY' } },
      { body: { products: everyLine(api), state: 'NY' } },
    ],
  },
  'POST /track-order': {
    most: 8,
    forms: (_api, token, { number }) => [{ token, body: { order_number: number } }, null],
  },
}

/** Reads that don't work on the database. */
const elsewhere = ['GET /payment-provider', 'GET /login/google', 'GET /login/google/callback']

let api: TestApp
let token: string
let belongings: Belongings

describe('statements per read', () => {
  beforeAll(async () => {
    api = await testApp()
    const session = await api.signUp('reader@example.com')
    token = session.access_token
    await api.db.update(variants).set({ stock: 100 })
    await api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, session.user.id))
    for (let index = 0; index < 3; index += 1) {
      const form = orderForm({
        products: toOrderLines(api.shop, ['whiteBelt', 1], ['saleGlove', 1]),
        expected_total: 65.5,
      })
      await api.call('POST /add-order', { body: form, token, headers: { 'idempotency-key': `queries-${index}` } })
    }
    for (const product_id of [api.shop.products.glove, api.shop.products.belt]) {
      await api.call('POST /wishlists', { body: { product_id }, token })
    }
    const [row] = await api.db.select().from(orders).limit(1)
    await api.db.insert(wholesaleApplications).values(gymApplication(session.user.id))
    belongings = {
      id: row!.id,
      number: row!.orderNumber,
      roster: await openRosters(),
      request: await approveQuote(session.user.id),
    }
  })
  afterAll(() => api.close())

  async function approveQuote(userId: string): Promise<string> {
    const contact = { name: 'Kai', email: 'reader@example.com', phone: '2015550144', organisation: 'Gym' }
    const quote = { status: 'approved' as const, quoteCents: 1000, quotedAt: new Date() }
    const request = { requestNumber: 'E444444444', userId, ...contact, ...quote, category: 'Gis', items: [] }
    await api.db.insert(equipmentRequests).values(request)
    return request.requestNumber
  }

  async function openRosters(): Promise<Belongings['roster']> {
    const deadline = new Date(Date.now() + 86_400_000).toISOString()
    const call = { title: 'Camp', product_id: api.shop.products.glove, color: 'Black', deadline }
    const open = async () => (await api.call('POST /rosters', { body: call, token })).body.data
    const [empty, full] = [await open(), await open()]
    const key = full.share_path.split('/').pop()!
    for (const name of ['Cy', 'Di', 'Ed']) {
      await api.call('POST /roster-sheets/:key/entries', { params: { key }, body: { name, size: '10 oz', number: '' } })
    }
    return { empty: empty.id, full: full.id, key }
  }

  test('covers every read of the contract', () => {
    const missing = Object.keys(endpoints).filter((name) => name.startsWith('GET ') && !(name in reads))
    expect(missing.filter((name) => !elsewhere.includes(name))).toEqual([])
  })

  test.each(Object.keys(reads))('%s sends no more statements for more rows', async (name) => {
    const { most, forms } = reads[name]!
    const [small, large] = forms(api, token, belongings)
    const count = async (call: TestCall) => {
      await api.db.execute(sql`UPDATE categories SET position = position`)
      return api.queriesOf(async () => {
        const { status, text } = await api.call(name as keyof typeof endpoints, call)
        expect({ status, text }).toMatchObject({ status: 200 })
      })
    }
    const few = await count(small)
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThanOrEqual(most + (small.token ? 1 : 0))
    if (large) expect(await count(large)).toBeLessThanOrEqual(few)
  })

  test('a cached response costs one small query, regardless of its size', async () => {
    const { glove } = api.shop.products
    // Stops the clock, since everything is recomputed every quarter of an hour.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    for (const path of ['get-products', 'sale-products', `get-product/${glove}`, 'get-categories?take_all=true']) {
      await api.app.inject(`/api/${path}`)
      expect(await api.queriesOf(() => api.app.inject(`/api/${path}`))).toBe(1)
    }
    clock.mockRestore()
  })
})
