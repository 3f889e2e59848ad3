import { staffRoles } from '@shop/shared-api/staff'
import { eq } from 'drizzle-orm'
import { auditLog, products, variants } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { callStaff, newStaff } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeEach(async () => void (api = await testApp()))
afterEach(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
interface Shown {
  record: { version: string; state: string; id: number } & Record<string, unknown>
  tables: Record<'variants' | 'colors' | 'pictures', Record<string, unknown>[]>
}
const show = async (product = 'bag-glove') => (await run('products.show', { product })) as unknown as Shown
const stockOf = async (sku: string) => (await api.db.select().from(variants).where(eq(variants.sku, sku)))[0]!.stock

const newProduct = {
  title: 'Shin Guards',
  category: 'belts',
  published: true,
  pictures: ['glove.classic.black'],
  colors: [{ name: 'Black', hex: '#111111' }],
  variants: [
    { sku: 'SHN-M', size: 'M', color: 'Black', price: 39.95, sale_price: 29.95, stock: 4 },
    { sku: 'SHN-L', size: 'L', color: 'Black', price: 39.95, stock: 0 },
  ],
}

describe('product operations', () => {
  test('create a product that shoppers find at once, with prices in cents', async () => {
    const revision = async () => (await api.call('GET /revision')).body.data.revision
    const before = await revision()
    await run('products.save', newProduct)
    expect(await revision()).not.toBe(before)
    const list = (await api.call('GET /get-products', { query: 'search=shin' })).body.data
    expect(list).toMatchObject([{ title: 'Shin Guards', discount_price: 39.95, discount_sale_price: 29.95 }])
    const [row] = await api.db.select().from(variants).where(eq(variants.sku, 'SHN-M'))
    expect(row).toMatchObject({ priceCents: 3995, salePriceCents: 2995, stock: 4 })
    expect((await show('shin-guards')).record.state).toBe('published')
  })

  test.each([
    [{ title: undefined }, 'title'],
    [{ pictures: undefined }, 'pictures'],
    [{ category: 'nowhere' }, 'category'],
    [{ slug: 'bag-glove' }, 'slug'],
    [{ variants: [] }, 'published'],
    [{ variants: [{ ...newProduct.variants[0], sku: 'GLV-BLK-10' }] }, 'variants.0.sku'],
    [{ variants: [{ ...newProduct.variants[0], color: 'Blue' }] }, 'variants.0.color'],
    [{ variants: [newProduct.variants[0], { ...newProduct.variants[0], sku: 'SHN-2' }] }, 'variants.1.size'],
    [{ variants: [{ ...newProduct.variants[0], sale_price: 39.95 }] }, 'variants.0.sale_price'],
    [{ variants: [{ ...newProduct.variants[0], price: 1.005 }] }, 'variants.0.price'],
    [{ sale_starts: '2027-03-02T00:00:00Z', sale_ends: '2027-03-01T00:00:00Z' }, 'sale_ends'],
    [{ pictures: ['missing.jpg'] }, 'pictures'],
  ])('refuse %j and name the field %s', async (change, field) => {
    const refusal = expect.objectContaining({
      detail: expect.objectContaining({ errors: expect.arrayContaining([expect.objectContaining({ field })]) }),
    })
    await expect(run('products.save', { ...newProduct, ...change })).rejects.toEqual(refusal)
    expect(await api.db.$count(products)).toBe(3)
  })

  test('change the given parts alone, and record before and after', async () => {
    const { record, tables } = await show()
    await run('products.save', { product: 'bag-glove', version: record.version, title: 'Heavy Bag Glove' })
    const after = await show()
    expect(after.tables).toEqual(tables)
    const changed = { ...record, title: 'Heavy Bag Glove', version: after.record.version }
    expect(after.record).toEqual(changed)
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'products.save'))
    expect(entry).toMatchObject({
      subject: 'bag-glove',
      detail: { before: { title: 'Bag Glove' }, after: { title: 'Heavy Bag Glove' } },
    })
  })

  test('swap sizes, add and remove variants', async () => {
    const { variants: rows } = (await show()).tables
    const [small, large] = rows
    const wanted = [
      { ...small, size: '12 oz' },
      { ...large, size: '10 oz' },
      { sku: 'GLV-BLK-14', size: '14 oz', color: 'Black', price: 62, stock: 7 },
    ].map(({ stock, ...variant }: Record<string, unknown>) => ({ ...variant, stock, stock_from: stock }))
    await run('products.save', { product: 'bag-glove', variants: wanted })
    expect((await show()).tables.variants).toMatchObject([
      { sku: 'GLV-BLK-10', size: '12 oz', stock: 10 },
      { sku: 'GLV-BLK-12', size: '10 oz', stock: 3 },
      { sku: 'GLV-BLK-14', size: '14 oz', stock: 7 },
    ])
  })

  test('answer 409 with the current state to a version that is not the current one', async () => {
    const { version } = (await show()).record
    await run('products.save', { product: 'bag-glove', version, title: 'First' })
    const late = run('products.save', { product: 'bag-glove', version, title: 'Second' })
    await expect(late).rejects.toMatchObject({
      status: 409,
      detail: { extra: { current: { title: 'First', version: (await show()).record.version } } },
    })
  })

  test('set a stock only from the one on screen, and keep sold pieces otherwise', async () => {
    const { record, tables } = await show()
    const edited = (changes: Record<string, number>) =>
      tables.variants.map((variant) => ({
        ...variant,
        stock_from: variant['stock'],
        stock: changes[String(variant['sku'])] ?? variant['stock'],
      }))
    await run('stock.set', { sku: 'GLV-BLK-10', from: 10, to: 9 })
    const save = (changes: Record<string, number>) =>
      run('products.save', { product: 'bag-glove', version: record.version, variants: edited(changes) })
    await expect(save({ 'GLV-BLK-10': 20 })).rejects.toMatchObject({ status: 409 })
    expect(await stockOf('GLV-BLK-10')).toBe(9)
    await save({ 'GLV-BLK-12': 5 })
    expect([await stockOf('GLV-BLK-10'), await stockOf('GLV-BLK-12')]).toEqual([9, 5])
    expect(await rowsOf('stock.history', { sku: 'GLV-BLK-12' })).toMatchObject([
      { what: 'mia@cli', change: 2, stock: 5 },
    ])
  })

  test('let one of two concurrent changes of a stock win', async () => {
    const { variants: rows } = (await show()).tables
    const save = (stock: number) =>
      run('products.save', {
        product: 'bag-glove',
        variants: rows.map((row) => ({
          ...row,
          stock_from: row['stock'],
          stock: row['sku'] === 'GLV-BLK-12' ? stock : row['stock'],
        })),
      })
    const outcomes = await Promise.allSettled([save(20), save(30)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('duplicate a product as a draft with SKUs of its own', async () => {
    await run('products.duplicate', { product: 'bag-glove' })
    await run('products.duplicate', { product: 'bag-glove' })
    expect((await show('copy-of-bag-glove')).tables.variants[0]).toMatchObject({ sku: 'GLV-BLK-10-COPY', stock: 0 })
    expect((await show('copy-of-bag-glove-2')).record.state).toBe('draft')
  })

  test('archive a product, which leaves the shop and the list, and restore it as a draft', async () => {
    const { id } = (await show()).record
    await run('products.archive', { product: 'bag-glove' })
    expect((await api.call('GET /get-product/:id', { params: { id } })).status).toBe(404)
    expect(await rowsOf('products.list')).toHaveLength(2)
    expect(await rowsOf('products.list', { state: 'archived' })).toMatchObject([{ id, state: 'archived' }])
    await expect(run('products.archive', { product: 'bag-glove' })).rejects.toMatchObject({ status: 409 })
    await run('products.archive', { product: 'bag-glove', restore: true })
    expect((await show()).record.state).toBe('draft')
  })

  test('list products by words, SKU, category and state, page by page', async () => {
    const titles = async (input: object) => (await rowsOf('products.list', input)).map((row) => row['title'])
    expect(await titles({ search: 'glove' })).toEqual(['Bag Glove'])
    expect(await titles({ search: 'BLT-WHT-A1' })).toEqual(['Karate Belt'])
    expect(await titles({ category: 'belts' })).toEqual(['Old Belt', 'Karate Belt'])
    expect(await titles({ state: 'draft' })).toEqual(['Old Belt'])
    const first = (await run('products.list', { limit: 2 })) as { next: string }
    expect(await titles({ limit: 2, after: first.next })).toEqual(['Bag Glove'])
  })

  test.each(staffRoles)('let %s do what the role allows', async (role) => {
    const cookie = await newStaff(api, `${role}@example.com`, role)
    const call = async (name: string, body: object) =>
      (await callStaff(api, `operations/${name}`, { body, cookie })).status
    const mayChange = ['owner', 'manager', 'content'].includes(role)
    expect(await call('products.list', {})).toBe(200)
    expect(await call('products.show', { product: 'bag-glove' })).toBe(200)
    expect(await call('products.save', newProduct)).toBe(mayChange ? 200 : 403)
    expect(await call('products.duplicate', { product: 'bag-glove' })).toBe(mayChange ? 200 : 403)
    expect(await call('products.archive', { product: 'bag-glove' })).toBe(mayChange ? 200 : 403)
  })
})
