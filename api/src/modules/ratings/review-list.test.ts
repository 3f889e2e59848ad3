import type { ReviewQuery } from '@shop/shared-api/contract'
import { ratings } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('review list', () => {
  beforeAll(async () => {
    api = await testApp()
    const review = (name: string, rating: number, day: number, more: Partial<typeof ratings.$inferInsert> = {}) => ({
      productId: api.shop.products.belt,
      name,
      email: `${name}@example.com`,
      rating,
      comment: 'It ties well and stays.',
      status: 'published' as const,
      createdAt: new Date(Date.UTC(2024, 0, day)),
      ...more,
    })
    await api.db
      .insert(ratings)
      .values([
        review('Ana', 5, 1, { fit: 'true', verifiedPurchase: true }),
        review('Bo', 2, 2, { images: ['/api/media/reviews/a.webp'], fit: 'small' }),
        review('Cy', 4, 3, { comment: 'It ties well and stays, and after a year of washing it still looks new.' }),
        review('Di', 2, 4),
        review('Ed', 1, 5, { status: 'pending' }),
        review('Flo', 5, 6, { status: 'declined' }),
      ])
  })
  afterAll(() => api.close())

  const read = async (query: Omit<ReviewQuery, 'product_id'> = {}) => {
    const search = new URLSearchParams({ product_id: String(api.shop.products.belt) })
    for (const [key, value] of Object.entries(query))
      for (const item of [value].flat()) search.append(key, String(item))
    return (await api.call('GET /get-ratings', { query: search.toString() })).body
  }
  const namesOf = async (query: Omit<ReviewQuery, 'product_id'>) => (await read(query)).data.map(({ name }) => name)

  test.each([
    ['newest', ['Di', 'Cy', 'Bo', 'Ana']],
    ['highest', ['Ana', 'Cy', 'Di', 'Bo']],
    ['lowest', ['Di', 'Bo', 'Cy', 'Ana']],
    ['helpful', ['Ana', 'Bo', 'Cy', 'Di']],
  ] as const)('sorts reviews %s first', async (sort, names) => {
    expect(await namesOf({ sort })).toEqual(names)
  })

  test('counts filtered reviews in the pagination, and all of them in the summary', async () => {
    const { data, meta, summary } = await read({ stars: [2], limit: 1 })
    expect([data.map(({ name }) => name), meta.total, meta.last_page]).toEqual([['Di'], 2, 2])
    expect(summary).toMatchObject({ average: 3.25, count: 4, fit: { small: 1, true: 1, large: 0 } })
    expect(summary.breakdown).toEqual([
      { stars: 5, count: 1 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 2 },
      { stars: 1, count: 0 },
    ])
    expect(await namesOf({ stars: [5, 4] })).toEqual(['Cy', 'Ana'])
    expect(await namesOf({ with_images: true })).toEqual(['Bo'])
  })

  test.each(['sort=loudest', 'stars=6', 'stars=0', 'with_images=maybe', 'email=ana@example.com'])(
    'rejects %s',
    async (query) => {
      const { status } = await api.call('GET /get-ratings', { query: `product_id=${api.shop.products.belt}&${query}` })
      expect(status).toBe(422)
    },
  )

  test("exposes no author's email", async () => {
    expect(JSON.stringify(await read())).not.toContain('@example.com')
  })
})
