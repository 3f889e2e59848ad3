import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { products, variants } from '../../database/schema'
import { readPdf } from '../../testing/pdf-text'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let gym: string

const download = (format: string, token?: string) =>
  api.app.inject({
    url: `/api/price-list?format=${format}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

describe('price list', () => {
  beforeAll(async () => {
    api = await testApp()
    gym = await signUpWholesaler(api, 'gym@example.com')
  })
  afterAll(() => api.close())

  test('is refused to guests, customers and companies without approval', async () => {
    const customer = (await api.signUp('ana@example.com')).access_token
    const pending = await signUpWholesaler(api, 'new@example.com', false)
    const statuses = await Promise.all([undefined, customer, pending].map((token) => download('csv', token)))
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
    expect(statuses.map(({ body }) => body).join()).not.toContain('BLT-WHT-A1')
  })

  test('is a CSV with the code, size and price of each tier, which no cache stores', async () => {
    const { statusCode, headers, body } = await download('csv', gym)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ])
    const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(await api.db.$count(variants))
    const slabs = (await api.call('GET /get-slabs')).body.data
    const [variant] = await api.db.select().from(variants).where(eq(variants.sku, 'BLT-WHT-A1'))
    const row = rows.find(({ 'Item code': code }) => code === 'BLT-WHT-A1')!
    expect(row).toMatchObject({ Color: 'White', Size: 'A1', 'Retail price': (variant!.priceCents / 100).toFixed(2) })
    const prices = Object.entries(row).filter(([heading]) => heading.includes('% off'))
    expect(prices.map(([, price]) => Number(price))).toEqual(
      slabs.map(
        ({ discount }) => (variant!.priceCents - Math.floor((variant!.priceCents * discount) / 100 + 0.5)) / 100,
      ),
    )
  })

  test('omits products that are not published, and defuses formulas', async () => {
    const [belt] = await api.db.select().from(variants).where(eq(variants.sku, 'BLT-WHT-A1'))
    const product = eq(products.id, belt!.productId)
    await api.db.update(products).set({ title: '=cmd()' }).where(product)
    expect((await download('csv', gym)).body).toContain("'=cmd()")
    await api.db.update(products).set({ published: false }).where(product)
    expect((await download('csv', gym)).body).not.toContain('BLT-WHT-A1')
    await api.db.update(products).set({ title: 'White belt', published: true }).where(product)
  })

  test('is a PDF with the same codes and prices', async () => {
    const { headers, rawPayload } = await download('pdf', gym)
    expect(headers['content-type']).toBe('application/pdf')
    const { text } = await readPdf(rawPayload)
    expect(text).toContain('Wholesale price list')
    const skus = (await api.db.select({ sku: variants.sku }).from(variants)).map(({ sku }) => sku)
    expect(skus.filter((sku) => !text.includes(sku))).toEqual([])
  })
})
