import { eq } from 'drizzle-orm'
import { categories, products } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('catalogue routes', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const titles = async (query: string) => {
    const { status, body } = await api.call('GET /get-products', { query })
    return status === 200 ? body.data.map((product) => product.title) : status
  }

  test('lists published products, the most popular first', async () => {
    const { body } = await api.call('GET /get-products')
    expect(body.data.map((product) => product.title)).toEqual(['Karate Belt', 'Bag Glove'])
    expect(body.meta).toEqual({ page: 1, limit: 24, total: 2, last_page: 1, category: null, suggestion: null })
    expect(body.data[1]).toMatchObject({
      discount_price: 60,
      discount_sale_price: 45,
      has_price_range: true,
      available: 13,
    })
  })

  test.each([
    ['product_category=gloves', ['Bag Glove']],
    ['product_category=bag-gloves', ['Bag Glove']],
    ['search=glove', ['Bag Glove']],
    ['search=gloevs', ['Bag Glove']],
    ['search=karte+blet', ['Karate Belt']],
    ['search=glo', ['Bag Glove']],
    ['search=leather+karate', ['Karate Belt']],
    ['search=%26%7C!%3A*()%27%22', []],
    ['search=submarine', []],
    ['size=A1', ['Karate Belt']],
    ['size=A1&size=10+oz', ['Karate Belt', 'Bag Glove']],
    ['color=Red', ['Bag Glove']],
    ['price_max=20', ['Karate Belt']],
    ['price_min=45&price_max=45', ['Bag Glove']],
    ['on_sale=true', ['Bag Glove']],
    ['in_stock=true&rating_min=4', ['Bag Glove']],
    ['sort=price_desc', ['Bag Glove', 'Karate Belt']],
    ['sort=price_asc', ['Karate Belt', 'Bag Glove']],
    ['sort=rating', ['Bag Glove', 'Karate Belt']],
    ['sort=newest', ['Karate Belt', 'Bag Glove']],
    ['limit=1&page=2', ['Bag Glove']],
    ['page=9', []],
    ['product_category=unheard-of', 404],
    ['page=0', 422],
    ['sort=cheapest', 422],
    ['colour=Red', 422],
  ])('?%s lists %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('suggests the corrected spelling of a search', async () => {
    const { body } = await api.call('GET /get-products', { query: 'search=gloevs' })
    expect(body.meta.suggestion).toBe('gloves')
  })

  test("counts what each further choice would leave, ignoring the facet's own filter", async () => {
    const { body } = await api.call('GET /get-products', { query: 'color=Red' })
    expect(body.facets.colors).toEqual([
      { value: 'Black', count: 1, hex: '#111111', hexes: ['#111111'] },
      { value: 'Red', count: 1, hex: '#cc1122', hexes: ['#cc1122'] },
      { value: 'White', count: 1, hex: '#ffffff', hexes: ['#ffffff'] },
    ])
    expect(body.facets.sizes).toEqual([
      { value: '10 oz', count: 1 },
      { value: '12 oz', count: 1 },
    ])
    expect(body.facets.price).toEqual({ min: 45, max: 45 })
    expect(body.facets.categories.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'gloves 1',
      'boxing-gloves 1',
      'bag-gloves 1',
    ])
  })

  test('filters by disciplines and fits of the categories, also those above, and counts them', async () => {
    const ofCategory = (slug: string, filters: Partial<typeof categories.$inferInsert>) =>
      api.db.update(categories).set(filters).where(eq(categories.slug, slug))
    await ofCategory('gloves', { disciplines: ['Boxing'] })
    await ofCategory('bag-gloves', { disciplines: ['Boxing', 'Kickboxing'], fits: ['Regular'] })
    await ofCategory('belts', { disciplines: ['Karate'] })
    expect(await titles('discipline=Kickboxing')).toEqual(['Bag Glove'])
    expect(await titles('discipline=Boxing&discipline=Karate')).toEqual(['Karate Belt', 'Bag Glove'])
    expect(await titles('discipline=Karate&fit=Regular')).toEqual([])
    const { body } = await api.call('GET /get-products', { query: 'discipline=Karate' })
    expect(body.facets.disciplines).toEqual([
      { value: 'Boxing', count: 1 },
      { value: 'Karate', count: 1 },
      { value: 'Kickboxing', count: 1 },
    ])
    expect(body.facets.fits).toEqual([])
    expect(body.meta.total).toBe(1)
  })

  test('shows a product with its variants, including sold-out ones, and its breadcrumb', async () => {
    const { body } = await api.call('GET /get-product/:id', { params: { id: api.shop.products.glove } })
    expect(body.data.productVariations.map(({ size, color, available }) => `${color} ${size} ${available}`)).toEqual([
      'Black 10 oz 10',
      'Black 12 oz 3',
      'Red 10 oz 0',
    ])
    expect(body.data.breadcrumb.map((category) => category.slug)).toEqual(['gloves', 'boxing-gloves', 'bag-gloves'])
    expect(body.data.thumbnail).toBe('/api/media/products/glove.classic.black')
  })

  test.each([['999999'], ['hidden']])('responds to product %s with 404', async (which) => {
    const id = which === 'hidden' ? api.shop.products.hidden : which
    expect(await api.call('GET /get-product/:id', { params: { id } })).toMatchObject({
      status: 404,
      error: { code: 'not_found' },
    })
  })

  test.each(['0', '-1', '1.5', 'abc', '9999999999', 'null', "1'--"])('rejects the product id %s', async (id) => {
    expect((await api.call('GET /get-product/:id', { params: { id } })).status).toBe(422)
  })

  test('lists only reduced products on sale', async () => {
    const { body } = await api.call('GET /sale-products')
    expect(body.data.map((product) => product.title)).toEqual(['Bag Glove'])
  })

  test('returns recently viewed products in the requested order, without deleted ones', async () => {
    const { glove, belt, hidden } = api.shop.products
    const query = [glove, hidden, belt, glove].map((id) => `product_ids=${id}`).join('&')
    const { body } = await api.call('GET /get-recent-view', { query })
    expect(body.data.map((product) => product.id)).toEqual([glove, belt])
    expect(
      (
        await api.call('GET /get-recent-view', {
          query: Array.from({ length: 11 }, (_, i) => `product_ids=${i + 1}`).join('&'),
        })
      ).status,
    ).toBe(422)
  })

  test("uses an ancestor's size chart for a category without its own", async () => {
    const chart = await api.call('GET /get-size-chart', { query: `category_id=${api.shop.categories.bag}` })
    expect(chart.body.data.map(({ title }) => title)).toEqual(['Gloves'])
    const none = await api.call('GET /get-size-chart', { query: `category_id=${api.shop.categories.belts}` })
    expect(none.body.data).toEqual([])
  })

  test('shows only published reviews, without emails', async () => {
    const { body, text } = await api.call('GET /get-ratings', { query: `product_id=${api.shop.products.glove}` })
    expect(body.summary).toMatchObject({ average: 5, count: 1, fit: { small: 0, true: 1, large: 0 } })
    expect(body.data.map(({ name }) => name)).toEqual(['Ana'])
    expect(text).not.toContain('ana@example.com')
    expect((await api.call('GET /get-ratings', { query: 'product_id=999' })).status).toBe(404)
  })

  test('responds with 304 to a public read while nothing has changed', async () => {
    const first = await api.call('GET /get-products')
    expect(first.headers['cache-control']).toContain('public')
    const second = await api.call('GET /get-products', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(second).toMatchObject({ status: 304, text: '' })
  })

  test("updates a category's product count immediately", async () => {
    const count = async (slug: string) => {
      const { body } = await api.call('GET /get-categories', { query: 'take_all=true' })
      return body.data.find((category) => category.slug === slug)!.product_count
    }
    expect([await count('gloves'), await count('bag-gloves'), await count('belts')]).toEqual([1, 1, 1])
    await api.db.update(products).set({ published: true }).where(eq(products.id, api.shop.products.hidden))
    expect(await count('belts')).toBe(2)
    await api.db.update(products).set({ published: false }).where(eq(products.id, api.shop.products.hidden))
    expect(await count('belts')).toBe(1)
  })
})
