import { openPostgres } from './database/client'
import { migrate } from './database/migrate'
import { describeOnPostgres } from './testing/describe-on-postgres'
import { testApp, type TestApp } from './testing/test-app'

describeOnPostgres('on PostgreSQL', (cluster) => {
  let api: TestApp
  beforeAll(async () => {
    const url = await cluster().freshDatabase()
    const handles = [openPostgres(url, { max: 3 }), openPostgres(url, { max: 3 })]
    await Promise.all(handles.map(migrate))
    await handles[1]!.close()
    api = await testApp({ handle: handles[0] })
  })
  afterAll(() => api?.close())

  test('lists a product, finds it despite a typo, and counts it in the facets', async () => {
    const { body } = await api.call('GET /get-products', { query: 'search=gloevs&product_category=gloves' })
    expect(body.data.map((product) => product.title)).toEqual(['Bag Glove'])
    expect(body.facets.sizes.map(({ value }) => value)).toEqual(['10 oz', '12 oz'])
    expect((await api.call('GET /get-product/:id', { params: { id: body.data[0]!.id } })).body.data.rating).toEqual({
      average: 5,
      count: 1,
    })
  })

  test('opens a session, saves a wishlist item, prices a cart and logs out', async () => {
    const { access_token: token } = await api.signUp('ana@example.com')
    expect((await api.call('POST /wishlists', { body: { product_id: api.shop.products.glove }, token })).status).toBe(
      201,
    )
    const line = { product_id: api.shop.products.glove, product_variation_id: api.shop.variants.saleGlove, qty: 2 }
    const quote = await api.call('POST /add-to-cart', { body: { products: [line], state: 'NY' }, token })
    expect(quote.body).toMatchObject({ subtotal: 90, tax: 3.6, total: 101.6 })
    expect((await api.call('GET /user-dashboard', { token })).body.data.wishlist_count).toBe(1)
    await api.call('POST /logout', { token })
    expect((await api.call('GET /user-dashboard', { token })).status).toBe(401)
  })

  test("reads the shop's texts", async () => {
    for (const name of ['GET /menu', 'GET /get-slabs', 'GET /get-faqs', 'GET /get-categories'] as const) {
      expect((await api.call(name)).status).toBe(200)
    }
  })

  test('reports an unreachable database without its details', async () => {
    const unreachable = openPostgres('postgres://nobody@127.0.0.1:1/none')
    const { buildApp } = await import('./app')
    const app = await buildApp({ db: unreachable.db, dataDir: '/nonexistent' })
    const answer = await app.inject('/api/general-setting')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|select/i)
    await app.close()
    await unreachable.close()
  })
})
