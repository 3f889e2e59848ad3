import { like } from 'drizzle-orm'
import { contactMessages, coupons, mailOutbox } from '../../database/schema'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('content routes', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  test('reports the settings in dollars', async () => {
    const { body, headers } = await api.call('GET /general-setting')
    expect(body.data).toMatchObject({
      title: 'Ironside',
      simple_shipment: 8,
      express_shipment: 20,
      free_shipment: 100,
      google_login: false,
    })
    expect(headers['cache-control']).toContain('public')
  })

  test('returns a menu of three levels', async () => {
    expect((await api.call('GET /menu')).body.data).toEqual([
      {
        title: 'Gloves',
        slug: 'gloves',
        image: expect.stringMatching(/^\/api\/media\/art\//),
        sub_categories: [
          {
            title: 'Boxing gloves',
            slug: 'boxing-gloves',
            sub_sub_categories: [{ title: 'Bag gloves', slug: 'bag-gloves' }],
          },
        ],
      },
      expect.objectContaining({ title: 'Belts', slug: 'belts', sub_categories: [] }),
    ])
  })

  test('counts products of subcategories, and lists only the top level by default', async () => {
    const top = (await api.call('GET /get-categories')).body.data
    expect(top.map(({ slug, product_count }) => `${slug} ${product_count}`)).toEqual(['gloves 1', 'belts 1'])
    expect((await api.call('GET /get-categories', { query: 'take_all=true' })).body.data).toHaveLength(4)
  })

  test('reports tiers in dollars, the top one open-ended', async () => {
    expect(
      (await api.call('GET /get-slabs')).body.data.map(({ from_qty, to_qty, discount }) => [
        from_qty,
        to_qty,
        discount,
      ]),
    ).toEqual([
      [500, 999.99, 5],
      [1000, null, 10],
    ])
  })

  test('estimates delivery time and price to a ZIP code', async () => {
    const { body } = await api.call('GET /delivery-estimate', { query: 'zip=97201' })
    expect(body.data).toEqual({
      ways: [
        { type: 'simple', title: 'Simple delivery', charges: 8, est_min_days: 4, est_max_days: 6 },
        { type: 'express', title: 'Express delivery', charges: 20, est_min_days: 1, est_max_days: 2 },
      ],
      free_from: 100,
    })
    const near = (await api.call('GET /delivery-estimate', { query: 'zip=07001-1234' })).body.data
    expect(near.ways[0]).toMatchObject({ est_min_days: 3, est_max_days: 4 })
    expect((await api.call('GET /delivery-estimate', { query: 'zip=7' })).status).toBe(422)
  })

  test.each([
    'GET /get-sliders',
    'GET /get-banners',
    'GET /get-instagrams',
    'GET /get-faqs',
    'GET /get-states',
  ] as const)('%s has content', async (name) => {
    const { status, body } = await api.call(name)
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(0)
  })

  test('finds a page by its slug, and responds with 404 to an unknown one', async () => {
    expect((await api.call('GET /get-pages', { query: 'title=returns' })).body.data.title).toBe('Returns')
    expect((await api.call('GET /get-pages', { query: 'title=nowhere' })).status).toBe(404)
    expect((await api.call('GET /get-pages')).status).toBe(422)
  })

  const message = { name: 'Ana', email: 'ana@example.com', message: 'Where is my parcel, please?' }

  test("stores a visitor's message, but not a bot's", async () => {
    expect((await api.call('POST /contact', { body: message })).body.success).toBe(true)
    expect((await api.call('POST /contact', { body: { ...message, company: 'Spam Ltd' } })).body.success).toBe(true)
    expect(await api.db.select().from(contactMessages)).toHaveLength(1)
  })

  test('names the invalid fields of a message', async () => {
    const { error } = await api.call('POST /contact', { body: { name: 'A', email: 'x', message: 'short' } })
    expect(error.errors?.map(({ field }) => field)).toEqual(['name', 'email', 'message'])
  })

  test('mails one personal coupon for a subscription, and responds the same to a second without another mail', async () => {
    const first = await api.call('POST /subscribe', { body: { email: 'Ana@Example.com' } })
    const second = await api.call('POST /subscribe', { body: { email: 'ana@example.com' } })
    expect([second.status, second.text]).toEqual([first.status, first.text])
    const mails = await sendMails(api.db)
    expect(mails.map(({ to }) => to)).toEqual(['ana@example.com'])
    expect((await api.db.select().from(mailOutbox)).map(({ template }) => template)).toEqual(['newsletter-coupon'])
    const [coupon] = await api.db.select().from(coupons).where(like(coupons.code, 'WELCOME-%'))
    expect(mails[0]!.text).toContain(coupon!.code)
    expect(coupon).toMatchObject({ percent: 10, maxUses: 1, email: 'ana@example.com' })
  })
})
