import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { operate } from '../../testing/operate'
import { ratings } from '../../database/schema'
import { multipart } from '../../testing/multipart'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let photo: Buffer

describe('rating routes', () => {
  beforeAll(async () => {
    api = await testApp()
    photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c22' } })
      .png()
      .toBuffer()
  })
  afterAll(() => api.close())

  let visitor = 0
  const review = (
    more: Record<string, string | number> = {},
    { token, files = [] }: { token?: string; files?: { name: string; bytes: Buffer }[] } = {},
  ) =>
    api.call('POST /add-rating', {
      body: multipart(
        {
          product_id: api.shop.products.belt,
          name: 'Ana',
          email: 'ana@example.com',
          rating: 4,
          comment: 'It ties well and stays.',
          ...more,
        },
        files.map((file) => ({ field: 'images', ...file })),
      ),
      token,
      headers: { 'x-forwarded-for': `10.2.0.${(visitor += 1) % 250}` },
    })
  const shown = async () => (await api.call('GET /get-ratings', { query: `product_id=${api.shop.products.belt}` })).body

  test('shows a review with its re-encoded picture after moderation', async () => {
    const sent = await review(
      { email: 'gil@example.com', title: 'Good', fit: 'true', height_cm: '180', weight_kg: '' },
      { files: [{ name: 'belt.png', bytes: photo }] },
    )
    expect(sent.status).toBe(201)
    expect((await shown()).data).toEqual([])
    const [row] = await api.db.select().from(ratings).where(eq(ratings.email, 'gil@example.com'))
    await operate(api, 'ratings.publish', { id: row!.id })
    const { data, summary } = await shown()
    expect(summary).toMatchObject({ average: 4, count: 1 })
    expect(data[0]).toMatchObject({ title: 'Good', height_cm: 180, weight_kg: null, verified_purchase: false })
    const picture = await api.app.inject(data[0]!.images[0]!)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(
      (await api.call('GET /get-product/:id', { params: { id: api.shop.products.belt } })).body.data.rating,
    ).toEqual({ average: 4, count: 1 })
  })

  test('shows the public answer of the shop below a published review', async () => {
    await review({ email: 'answered@example.com' })
    const [row] = await api.db.select().from(ratings).where(eq(ratings.email, 'answered@example.com'))
    const reply = (text: string | null, before?: string | null) =>
      operate(api, 'ratings.reply', { id: row!.id, text, shown: before })
    await reply('Thank you, Ana.', null)
    await operate(api, 'ratings.publish', { id: row!.id })
    const answerOf = async () => (await shown()).data.find(({ id }) => id === row!.id)!.reply
    expect(await answerOf()).toEqual({ text: 'Thank you, Ana.', at: expect.any(String) })
    await expect(reply('We disagree.', null)).rejects.toMatchObject({
      status: 409,
      detail: { extra: { sent: { text: 'We disagree.' }, current: { reply: 'Thank you, Ana.' } } },
    })
    const found = await operate(api, 'ratings.list', { status: 'all', text: 'answered@' })
    expect(found).toMatchObject({ rows: [{ id: row!.id, status: 'published' }], next: null })
    await reply(null, 'Thank you, Ana.')
    expect(await answerOf()).toBeNull()
    await operate(api, 'ratings.decline', { id: row!.id })
  })

  test("publishes a review and its product's rating atomically", async () => {
    const before = (await shown()).summary
    await review({ email: 'dee@example.com' })
    const [row] = await api.db.select().from(ratings).where(eq(ratings.email, 'dee@example.com'))
    await api.db.execute(sql`ALTER FUNCTION refresh_products RENAME TO out_of_order`)
    await expect(operate(api, 'ratings.publish', { id: row!.id })).rejects.toThrow()
    await api.db.execute(sql`ALTER FUNCTION out_of_order RENAME TO refresh_products`)
    expect((await shown()).summary).toEqual(before)
  })

  test('accepts one review per email and product', async () => {
    expect((await review()).status).toBe(201)
    expect((await review({ email: 'Ana@Example.com' })).error.code).toBe('reviewed')
  })

  test('marks only reviews by accounts that bought the product as verified', async () => {
    const { access_token: token } = await api.signUp('bo@example.com')
    const form = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 1]),
      email: 'bo@example.com',
      expected_total: 20.5,
    })
    await api.call('POST /add-order', { body: form, token, headers: { 'idempotency-key': 'bo-buys-a-belt' } })
    await review({ email: 'bo@example.com' }, { token })
    await review({ email: 'liar@example.com' })
    const rows = await api.db.select().from(ratings).where(eq(ratings.status, 'pending'))
    expect(Object.fromEntries(rows.map((row) => [row.email, row.verifiedPurchase]))).toMatchObject({
      'bo@example.com': true,
      'liar@example.com': false,
    })
  })

  test.each([
    [{ rating: 6 }, 'rating'],
    [{ rating: '4.5' }, 'rating'],
    [{ comment: 'short' }, 'comment'],
    [{ fit: 'huge' }, 'fit'],
    [{ height_cm: '9' }, 'height_cm'],
    [{ status: 'published' }, 'status'],
    [{ verified_purchase: 'true' }, 'verified_purchase'],
  ])('names the field of a review with %j', async (more, field) => {
    const { status, error } = await review({ email: 'new@example.com', ...(more as Record<string, string>) })
    expect(status).toBe(422)
    expect(error.errors?.map((entry) => entry.field)).toContain(field)
  })

  test('rejects a review of an unpublished product', async () => {
    expect((await review({ product_id: api.shop.products.hidden })).status).toBe(404)
  })

  test.each(['..%2F..%2Fetc%2Fpasswd', 'a.webp', '11111111-1111-1111-1111-111111111111.webp', '%00.webp'])(
    'finds no picture at %s',
    async (name) => {
      expect((await api.app.inject(`/api/media/reviews/${name}`)).statusCode).toBe(404)
    },
  )
})
