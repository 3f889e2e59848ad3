import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import type { Database } from '../../database/client'
import { products, variants } from '../../database/schema'
import { operate, operateFile } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'
import { guarded, joinList, splitList, unguarded } from './cells'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const awkward = fc.constantFrom(
  '=1+1',
  '+1',
  '-2',
  '@SUM(A1)',
  "'=x",
  "''",
  'a,b',
  '"',
  '""',
  'a\nb',
  'a\r\nb',
  '\r',
  ';',
  'a|b',
  '\\',
  ' | ',
  '  ',
  '嘉納',
  '👊🏽',
  'é',
  '\u2028',
)
const word = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 4 })
  .map((parts) => parts.join('').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]|\p{Cs}/gu, ''))
const filled = word.map((text) => (text.trim() === '' ? `${text}x` : text))
const drawing = fc.constantFrom('glove.classic.black', 'glove.classic.red', 'belt.solid.white')
const variant = fc.record({
  size: filled,
  color: filled,
  colorHex: fc.constantFrom('#000000', '#c81e26', '#ffffff'),
  drawing,
  priceCents: fc.integer({ min: 1, max: 99_999_999 }),
  salePriceCents: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
  stock: fc.integer({ min: 0, max: 1_000_000 }),
  position: fc.integer({ min: -5, max: 5 }),
})
const productSpec = fc.record({
  title: filled,
  brand: filled,
  description: word,
  materials: word,
  features: fc.array(
    word.filter((text) => text !== ''),
    { maxLength: 3 },
  ),
  drawing,
  images: fc.array(drawing, { maxLength: 2 }),
  published: fc.boolean(),
  launchedAt: fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
  popularity: fc.integer({ min: -1000, max: 1000 }),
  variants: fc.uniqueArray(variant, { maxLength: 4, selector: ({ size, color }) => `${size}\0${color}` }),
})
/** A product without variants has no price and is not published. */
const product = productSpec.map((made) => ({ ...made, published: made.published && made.variants.length > 0 }))
const catalogue = fc.array(product, { minLength: 1, maxLength: 4 })

const clear = (db: Database) => db.execute(sql`DELETE FROM products`)

async function fill(db: Database, made: typeof catalogue extends fc.Arbitrary<infer T> ? T : never) {
  for (const [index, { variants: variantSpecs, ...rest }] of made.entries()) {
    const [row] = await db
      .insert(products)
      .values({ ...rest, categoryId: api.shop.categories.bag, slug: `product-${index}` })
      .returning()
    if (variantSpecs.length > 0)
      await db
        .insert(variants)
        .values(
          variantSpecs.map((variant, position) => ({ ...variant, productId: row!.id, sku: `=S"${index},${position}` })),
        )
  }
}

describe('catalogue round trip', () => {
  test('restores an export byte for byte into an empty shop and over itself', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, async (made) => {
        await clear(api.db)
        await fill(api.db, made)
        const first = (await operateFile(api, 'catalogue.export')).text
        expect(await operate(api, 'catalogue.import', {}, { text: first })).toMatchObject({
          detail: { products: { added: 0, changed: 0 }, variants: { added: 0, changed: 0 } },
        })
        await clear(api.db)
        await operate(api, 'catalogue.import', {}, { text: first })
        expect((await operateFile(api, 'catalogue.export')).text).toBe(first)
      }),
      { numRuns: 6 },
    )
  })

  test('never exports a cell that a spreadsheet would run as a formula', async () => {
    await clear(api.db)
    const formula = { title: '=HYPERLINK("http://evil.example")', brand: '@x', description: '\t=1', materials: '-1' }
    await fill(api.db, [
      {
        ...formula,
        features: ['+1'],
        drawing: 'glove.classic.black',
        images: [],
        published: true,
        launchedAt: new Date(),
        popularity: 1,
        variants: [],
      },
    ])
    const { text } = await operateFile(api, 'catalogue.export')
    const [, row] = parse(text, { bom: true }) as string[][]
    expect(row!.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(row).toContain(`'${formula.title}`)
  })

  test('removes byte order marks within texts', async () => {
    await clear(api.db)
    const row = 'glove-x,\uFEFF\uFEFFGlo\uFEFFve,x,bag-gloves,glove.classic.black,\uFEFFa | \uFEFFb,no'
    const text = `product,title,brand,category,drawing,features,published\r\n${row}\r\n`
    await operate(api, 'catalogue.import', {}, { text })
    const [made] = await api.db.select().from(products)
    expect(made).toMatchObject({ slug: 'glove-x', title: 'Glove', features: ['a', 'b'] })
  })

  test('restores guarded texts and lists exactly', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => unguarded(guarded(text)) === text))
    fc.assert(
      fc.property(fc.array(word.filter((text) => text !== '')), (texts) => {
        expect(splitList(joinList(texts))).toEqual(texts)
      }),
    )
  })
})
