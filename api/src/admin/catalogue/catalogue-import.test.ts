import { eq } from 'drizzle-orm'
import { auditLog, mailOutbox, products, stockAlerts, variants } from '../../database/schema'
import { operate, operateFile } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let original: string
beforeAll(async () => {
  api = await testApp()
  original = (await operateFile(api, 'catalogue.export')).text
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(products)
  await operate(api, 'catalogue.import', {}, { text: original, actor: 'the test' })
})

const importTable = (text: string, input: object = {}, more: { dryRun?: boolean; actor?: string } = {}) =>
  operate(api, 'catalogue.import', input, { text, ...more })
const refusalOf = async (text: string, input: object = {}) => {
  const error = (await importTable(text, input).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )) as { message: string; detail: { extra?: { problems: object[] } } }
  return { message: error.message, problems: error.detail.extra?.problems }
}
const variantOf = async (sku: string) => (await api.db.select().from(variants).where(eq(variants.sku, sku)))[0]

const written = async () => {
  const rows = await api.db.select().from(auditLog).where(eq(auditLog.actor, 'mia on Tuesday'))
  return rows.map(({ action }) => ({ action }))
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

describe('catalogue import', () => {
  test('updates prices from a file with three columns, leaves everything else unchanged and shows them to shoppers', async () => {
    const before = await variantOf('GLV-BLK-12')
    const result = await importTable(
      '\ufeffSKU,sale_price,price\r\nGLV-BLK-12,49.5,$62.00\r\nBLT-WHT-A1,,12.50\r\n\r\n',
    )
    expect(result).toMatchObject({
      detail: {
        rows: 2,
        variants: { added: 0, changed: 1, left: 1 },
        products: { changed: 0, left: 2 },
        more_changes: 0,
      },
    })
    expect((result as unknown as { detail: { changes: object[] } }).detail.changes).toEqual([
      {
        line: 2,
        subject: expect.stringMatching(/ GLV-BLK-12$/),
        column: 'price',
        before: dollars(before!.priceCents),
        after: '62.00',
      },
      { line: 2, subject: expect.stringMatching(/ GLV-BLK-12$/), column: 'sale_price', before: '', after: '49.50' },
    ])
    expect(await variantOf('GLV-BLK-12')).toEqual({ ...before, priceCents: 6200, salePriceCents: 4950 })
    const { body } = await api.call('GET /get-product/:id', { params: { id: before!.productId } })
    const shown = body.data.productVariations.find(({ sku }) => sku === 'GLV-BLK-12')
    expect([shown!.discount_price, shown!.discount_sale_price]).toEqual([62, 49.5])
  })

  test('names the line, column and reason of each bad row and imports nothing', async () => {
    const { message, problems } = await refusalOf(
      [
        'product,sku,size,color,price,description',
        'bag-glove,GLV-BLK-10,10 oz,Black,abc,Made to last.',
        'bag-glove,GLV-BLK-12,"12\noz",Black,60,"two',
        'lines, and ""quotes"""',
        'bag-glove,GLV-RED-10,10 oz,Red,60',
        'bag-glove,NEW-1,8 oz,Blue,60,',
        'karate-belt,GLV-BLK-10,10 oz,Black,60,',
        ',GONE-1,10 oz,Black,60,',
        'bag-glove,,,,60,',
        'bag-glove,GLV-RED-10,10 oz,Black,60,Another text',
        '',
      ].join('\n'),
    )
    expect(message).toContain('7 of 8 rows are invalid, so nothing was imported')
    expect(problems).toEqual([
      { line: 2, column: 'price (E)', reason: '"abc" is not a price in dollars, such as 49.95' },
      { line: 6, column: '', reason: 'the row has 5 cells, but the header has 6 columns' },
      { line: 7, column: '', reason: 'this SKU is new and needs the column color_hex' },
      { line: 7, column: '', reason: 'this SKU is new and needs the column variant_drawing' },
      { line: 8, column: 'product (A)', reason: 'this SKU belongs to the product "bag-glove"' },
      { line: 9, column: 'sku (B)', reason: 'this SKU does not exist; a new one needs the column product' },
      { line: 10, column: 'price (E)', reason: 'a row without a SKU can only set columns of the product' },
      { line: 11, column: 'description (F)', reason: 'it differs from line 3, which is for the same product' },
      { line: 11, column: 'size (C)', reason: 'GLV-BLK-10 of this product already has the size 10 oz in Black' },
    ])
    expect((await variantOf('GLV-RED-10'))!.color).toBe('Red')
  })

  test('reports rows of one product that disagree', async () => {
    const { problems } = await refusalOf(
      'product,sku,title\nbag-glove,GLV-BLK-10,One\nbag-glove,GLV-BLK-12,\nbag-glove,GLV-RED-10,Other\n',
    )
    expect(problems).toEqual([
      { line: 4, column: 'title (C)', reason: 'it differs from line 2, which is for the same product' },
    ])
  })

  test('skips bad rows with skipBad', async () => {
    const result = await importTable('sku,price\nGLV-BLK-10,61\nNOPE,1\nGLV-BLK-12,x\nBLT-WHT-A1,13\n', {
      skip_bad: true,
    })
    expect(result).toMatchObject({ detail: { rows: 4, skipped: 2, variants: { changed: 2 } } })
    expect([(await variantOf('GLV-BLK-10'))!.priceCents, (await variantOf('BLT-WHT-A1'))!.priceCents]).toEqual([
      6100, 1300,
    ])
  })

  test('counts in a dry run what the import would change and leaves everything unchanged', async () => {
    const table = (await operateFile(api, 'catalogue.export')).text
    const edited = table.replaceAll('Bag Glove', 'Heavy Bag Glove').replace(',12.50,', ',13.00,')
    const rehearsed = await importTable(edited, {}, { dryRun: true, actor: 'mia on Tuesday' })
    expect((await operateFile(api, 'catalogue.export')).text).toBe(table)
    expect(await written()).toEqual([])
    const done = await importTable(edited, {}, { actor: 'mia on Tuesday' })
    expect(rehearsed).toEqual(done)
    expect(done).toMatchObject({ detail: { products: { changed: 1, left: 2 }, variants: { changed: 1, left: 3 } } })
    expect(await written()).toMatchObject([{ action: 'catalogue.import' }])
    const found = await api.call('GET /get-products', { query: 'search=heavy' })
    expect(found.body.data.map(({ title }) => title)).toEqual(['Heavy Bag Glove'])
  })

  test('does not restore stock that was sold since the export', async () => {
    const table = (await operateFile(api, 'catalogue.export')).text
    await api.db.update(variants).set({ stock: 7 }).where(eq(variants.sku, 'GLV-BLK-10'))
    await importTable(table.replaceAll(',60.00,45.00,', ',60.00,44.00,'))
    expect(await variantOf('GLV-BLK-10')).toMatchObject({ stock: 7, salePriceCents: 4400 })
    const { problems } = await refusalOf(table.replace(',60.00,45.00,10,10,', ',60.00,45.00,25,10,'))
    expect(problems).toMatchObject([
      { reason: expect.stringContaining('the shop now has 7, not the exported 10') as string },
    ])
    expect((await refusalOf('sku,stock\nGLV-BLK-10,25\n')).problems).toMatchObject([
      { column: 'stock (B)', reason: expect.stringContaining('--overwrite-stock') as string },
    ])
    await importTable('sku,stock\nGLV-BLK-10,25\n', { overwrite_stock: true })
    expect((await variantOf('GLV-BLK-10'))!.stock).toBe(25)
  })

  test('sends back in stock alerts when an import restocks a variant', async () => {
    await api.db
      .insert(stockAlerts)
      .values({ variantId: (await variantOf('GLV-RED-10'))!.id, email: 'ana@example.com' })
    await importTable('sku,stock,stock_as_exported\nGLV-RED-10,4,0\n')
    const mails = await api.db.select().from(mailOutbox)
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['back-in-stock', 'ana@example.com'],
    ])
  })

  test('imports a large file in batches, in any row order, and names each bad row', async () => {
    const head = 'product,title,brand,category,drawing,sku,size,color,color_hex,variant_drawing,price,stock'
    const row = (product: number, size: string) =>
      `gi-${product},Gi ${product},Ironside,belts,belt.solid.white,GI-${product}-${size},${size},White,#ffffff,belt.solid.white,89,4`
    const all = Array.from({ length: 300 }, (_, index) => index)
    const small = all.map((index) => row(index, 'A1'))
    const large = all.map((index) => row(index, 'A2'))
    const bad = [...small, ...large, row(3, 'A1').replace('gi-3,', 'gi-299,'), 'karate-belt,,,,,NEW,A9,White,,,,']
    const { message, problems } = await refusalOf([head, ...bad].join('\n'))
    expect(message).toContain('2 of 602 rows')
    expect(problems).toMatchObject([
      { line: 602, column: 'title (B)', reason: 'it differs from line 301, which is for the same product' },
      { line: 602, column: 'sku (F)', reason: 'this SKU is already on line 5' },
      { line: 603, column: 'color_hex (I)' },
      { line: 603, column: 'variant_drawing (J)' },
      { line: 603, column: 'price (K)' },
      { line: 603, column: 'stock (L)' },
    ])
    expect(await api.db.$count(products, eq(products.slug, 'gi-0'))).toBe(0)
    expect(await importTable([head, ...small, ...large].join('\n'))).toMatchObject({
      detail: { rows: 600, products: { added: 300 }, variants: { added: 600 } },
    })
    const [made] = await api.db.select().from(products).where(eq(products.slug, 'gi-299'))
    expect(made).toMatchObject({ stock: 8, sizes: ['A1', 'A2'] })
  })

  test('lets two variants swap their colors', async () => {
    const image = 'glove.classic.red'
    await importTable(`sku,color,variant_drawing\nGLV-BLK-10,Red,${image}\nGLV-RED-10,Black,${image}\n`)
    expect([(await variantOf('GLV-BLK-10'))!.color, (await variantOf('GLV-RED-10'))!.color]).toEqual(['Red', 'Black'])
  })

  test('creates a product with its variants and rejects one without a title', async () => {
    const head = 'product,title,brand,category,drawing,sku,size,color,color_hex,variant_drawing,price,stock'
    const row = 'gi-one,Gi One,Ironside,belts,belt.solid.white,GI-1,A2,White,#FFFFFF,belt.solid.white,89,4'
    await importTable(`${head}\n${row}\n`)
    const [made] = await api.db.select().from(products).where(eq(products.slug, 'gi-one'))
    expect(made).toMatchObject({ title: 'Gi One', published: true, stock: 4, priceCents: 8900, features: [] })
    const bad = row
      .replaceAll('gi-one', 'gi-two')
      .replace('Gi One', '')
      .replace('GI-1', 'GI-2')
      .replace('belts', 'beltz')
    expect((await refusalOf(`${head}\n${bad}\n`)).problems).toEqual([
      {
        line: 2,
        column: 'category (D)',
        reason: 'there is no category "beltz"; run "categories list" to list them',
      },
      { line: 2, column: 'title (B)', reason: 'it is empty' },
    ])
  })

  test('refuses to publish a product without variants, which has no price', async () => {
    const file = (published: string) =>
      `product,title,brand,category,drawing,published\ngi-three,Gi Three,Ironside,belts,belt.solid.white,${published}\n`
    const reason = '"gi-three" has no variant and therefore no price: add a row with its SKU, or set published to no'
    expect((await refusalOf(file('yes'))).problems).toEqual([{ line: 2, column: 'published (F)', reason }])
    await importTable(file('no'))
    expect((await refusalOf('product,published\ngi-three,yes\n')).problems).toMatchObject([{ line: 2, reason }])
    await importTable(
      'product,published,sku,size,color,color_hex,variant_drawing,price\ngi-three,yes,GI-3,A2,White,#ffffff,belt.solid.white,89\n',
    )
    const [made] = await api.db.select().from(products).where(eq(products.slug, 'gi-three'))
    expect(made).toMatchObject({ published: true, priceCents: 8900 })
  })

  test.each([
    ['', 'The file is empty'],
    ['sku,prize\nA,1\n', 'There is no column "prize" (B). The columns are: product, title'],
    ['sku;price\nA;1\n', 'not separated by commas'],
    ['price\n1\n', 'needs the column sku or product'],
    ['sku,sku\nA,A\n', 'The column sku appears twice'],
    ['sku,price\nGLV-BLK-10,60\nGLV-BLK-12,"60\n', 'or above it, a quotation mark is missing'],
  ])('rejects the file %j with a message that says how to fix it', async (text, message) => {
    expect((await refusalOf(text)).message).toContain(message)
  })
})
