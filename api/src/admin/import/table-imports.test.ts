import { asc, eq } from 'drizzle-orm'
import {
  auditLog,
  authenticityCodes,
  categories,
  pages,
  products,
  ratings,
  sizeCharts,
  states,
} from '../../database/schema'
import { operate } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeEach(async () => void (api = await testApp()))
afterEach(() => api.close())

const load = (name: string, text: string, more: { dryRun?: boolean } = {}) => operate(api, name, {}, { text, ...more })
const problemsOf = async (name: string, text: string) => {
  const error = (await load(name, text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )) as { message: string; detail: { extra?: { problems: object[] } } }
  return error.detail.extra?.problems ?? error.message
}
const categoryOf = async (slug: string) => (await api.db.select().from(categories).where(eq(categories.slug, slug)))[0]

describe('table imports', () => {
  const categoryHead = 'category,parent,title,description,image'

  test('adds categories after their siblings, in any row order', async () => {
    const before = await api.db.$count(categories)
    const [top] = await api.db
      .select()
      .from(categories)
      .where(eq(categories.level, 1))
      .orderBy(asc(categories.position))
    const text = [
      categoryHead,
      'rope-sets,ropes,Rope Sets,,tile-gloves',
      'ropes,jump-gear,Ropes,,tile-gloves',
      'jump-gear,,Jump Gear,"For footwork, and wind.",tile-gloves',
    ].join('\n')
    expect(await load('categories.import', text)).toMatchObject({ detail: { added: 3, changed: 0, left: 0 } })
    expect(await api.db.$count(categories)).toBe(before + 3)
    expect((await categoryOf('jump-gear'))!.position).toBeGreaterThan(top!.position)
    expect(await categoryOf('rope-sets')).toMatchObject({
      level: 3,
      parentId: (await categoryOf('ropes'))!.id,
      position: 0,
    })
    expect(await load('categories.import', text)).toMatchObject({ detail: { added: 0, changed: 0, left: 3 } })
    expect(await api.db.$count(auditLog, eq(auditLog.action, 'categories.import'))).toBe(2)
  })

  test('renames a category, so that searches find its products by the new title', async () => {
    const leaf = (await api.db.select().from(categories).where(eq(categories.id, api.shop.categories.bag)))[0]!
    const [parent] = await api.db.select().from(categories).where(eq(categories.id, leaf.parentId!))
    const text = `${categoryHead}\n${leaf.slug},${parent!.slug},Zeppelin Gloves,,tile-gloves\n`
    expect(await load('categories.import', text)).toMatchObject({ detail: { added: 0, changed: 1 } })
    const { body } = await api.call('GET /get-products', { query: 'search=zeppelin' })
    expect(body.data.length).toBeGreaterThan(0)
  })

  test('rejects categories with unknown parents, moves, a fourth level, repeats and unknown pictures, and changes nothing', async () => {
    const leaf = (await categoryOf('bag-gloves'))!
    const before = await api.db.$count(categories)
    expect(await problemsOf('categories.import', `${categoryHead}\na,zz,A,,tile-gloves\n`)).toEqual([
      { line: 2, column: 'parent (B)', reason: 'there is no category "zz"' },
    ])
    expect(await problemsOf('categories.import', `${categoryHead}\n${leaf.slug},,A,,tile-gloves\n`)).toEqual([
      { line: 2, column: 'parent (B)', reason: expect.stringContaining('it cannot move') },
    ])
    expect(await problemsOf('categories.import', `${categoryHead}\na,${leaf.slug},A,,tile-gloves\n`)).toEqual([
      { line: 2, column: 'parent (B)', reason: 'a category has at most 2 categories above it' },
    ])
    expect(await problemsOf('categories.import', `${categoryHead}\na,,A,,tile-gloves\na,,B,,nothing\n`)).toEqual([
      { line: 3, column: 'image (E)', reason: expect.stringContaining('There is no picture "nothing"') },
    ])
    expect(await problemsOf('categories.import', `${categoryHead}\na,,A,,tile-gloves\na,,B,,tile-gloves\n`)).toEqual([
      { line: 3, column: 'category (A)', reason: 'it is already on line 2' },
    ])
    expect(await problemsOf('categories.import', 'category,title\na,A\n')).toBe('The file lacks the column image.')
    expect(await api.db.$count(categories)).toBe(before)
  })

  const chartHead = 'category,title,unit,columns,how_to_measure,cells'
  const chart = `${chartHead}\nbag-gloves,Bag gloves,oz,Size | Palm,Measure the palm.,S | 7\nbag-gloves,,,,,M | 8\n`
  const chartsOf = async () =>
    api.db.select().from(sizeCharts).where(eq(sizeCharts.categoryId, api.shop.categories.bag))

  test('adds a size chart of one line per size, and replaces it', async () => {
    await api.db.delete(sizeCharts)
    expect(await load('size-charts.import', chart)).toMatchObject({ detail: { added: 1, changed: 0, left: 0 } })
    expect(await chartsOf()).toMatchObject([
      {
        title: 'Bag gloves',
        columns: ['Size', 'Palm'],
        rows: [
          ['S', '7'],
          ['M', '8'],
        ],
        howToMeasure: ['Measure the palm.'],
      },
    ])
    expect(await load('size-charts.import', chart)).toMatchObject({ detail: { left: 1 } })
    await load('size-charts.import', chart.replace('M | 8', 'M | 9'))
    expect((await chartsOf())[0]!.rows).toEqual([
      ['S', '7'],
      ['M', '9'],
    ])
  })

  test('rejects size charts with an unknown category, an incomplete first line and rows of another width', async () => {
    expect(await problemsOf('size-charts.import', chart.replaceAll('bag-gloves', 'no-gloves'))).toMatchObject([
      { line: 2, reason: 'there is no category "no-gloves"' },
    ])
    expect(await problemsOf('size-charts.import', chart.replace(',oz,', ',,'))).toMatchObject([
      { line: 2, column: 'unit (C)', reason: 'it is empty on the first line of a chart' },
    ])
    expect(await problemsOf('size-charts.import', chart.replace('M | 8', 'M'))).toMatchObject([
      { line: 3, column: 'cells (F)', reason: 'it has 1 entries, but the chart has 2 columns' },
    ])
  })

  const reviewHead = 'product,name,email,rating,comment,received'

  test('publishes reviews, counts them on the product and leaves known ones unchanged', async () => {
    await api.db.delete(ratings)
    const text = `${reviewHead}\nbag-glove,Ana,ana@example.com,5,Good.,2026-01-31\nbag-glove,Ben,Ben@example.com,2,Bad.,2026-02-01\n`
    expect(await load('ratings.import', text)).toMatchObject({ detail: { added: 2, left: 0 } })
    const [glove] = await api.db.select().from(products).where(eq(products.slug, 'bag-glove'))
    expect(glove).toMatchObject({ ratingCount: 2, ratingAverage: 3.5 })
    expect(await load('ratings.import', text)).toMatchObject({ detail: { added: 0, left: 2 } })
    expect(await api.db.$count(ratings, eq(ratings.email, 'ben@example.com'))).toBe(1)
  })

  test('rejects reviews with unknown products, invalid ratings or emails, and two reviews by one person', async () => {
    const row = (product: string, email: string, rating: string) => `${product},Ana,${email},${rating},Good.,2026-01-31`
    const before = await api.db.$count(ratings)
    expect(await problemsOf('ratings.import', `${reviewHead}\n${row('bag-glove', 'x', '6')}\n`)).toEqual([
      { line: 2, column: 'email (C)', reason: '"x" is not an email address' },
      { line: 2, column: 'rating (D)', reason: '"6" is not a whole number from 1 to 5' },
    ])
    const rows = [
      row('nothing', 'z@example.com', '1'),
      row('bag-glove', 'z@example.com', '1'),
      row('bag-glove', 'z@example.com', '2'),
    ]
    expect(await problemsOf('ratings.import', [reviewHead, ...rows].join('\n'))).toEqual([
      { line: 2, column: 'product (A)', reason: 'there is no product "nothing"' },
      { line: 4, column: 'email (C)', reason: 'it is already on line 3' },
    ])
    expect(await api.db.$count(ratings)).toBe(before)
  })

  test('adds codes in the columns of codes.export and leaves known ones unchanged', async () => {
    const text =
      'code,batch,product,made_on\nIC-AAAA-0001,B-1,bag-glove,2026-01-31\nIC-AAAA-0002,B-1,bag-glove,2026-01-31\n'
    expect(await load('codes.import', text)).toMatchObject({ detail: { added: 2, left: 0 } })
    expect(await load('codes.import', text)).toMatchObject({ detail: { added: 0, left: 2 } })
    expect(await api.db.$count(authenticityCodes, eq(authenticityCodes.batch, 'B-1'))).toBe(2)
    expect(await problemsOf('codes.import', text.replace('bag-glove', 'nothing'))).toMatchObject([{ line: 2 }])
  })

  test('adds states and changes tax rates, but not in a dry run', async () => {
    const text = 'code,name,tax_percent\nNY,New York,7.125\nGU,Guam,2\n'
    const rate = async (code: string) =>
      (await api.db.select().from(states).where(eq(states.code, code)))[0]?.taxRatePpm
    const before = await rate('NY')
    const rehearsed = await load('states.import', text, { dryRun: true })
    expect([await rate('NY'), await rate('GU')]).toEqual([before, undefined])
    expect(await load('states.import', text)).toEqual(rehearsed)
    expect([await rate('NY'), await rate('GU')]).toEqual([71_250, 20_000])
    expect(rehearsed).toMatchObject({ detail: { added: 1, changed: 1, left: 0 } })
    expect(await problemsOf('states.import', text.replace('7.125', '7.12345'))).toMatchObject([
      { column: 'tax_percent (C)', reason: '"7.12345" is not a percentage, such as 6.625' },
    ])
  })

  test('adds a page only once', async () => {
    const text = '# Care\n\nHow to care for gear.\n\n## Gloves\n\nWipe them dry.\n'
    await operate(api, 'pages.add', { slug: 'care' }, { text })
    expect(await api.db.select().from(pages).where(eq(pages.slug, 'care'))).toMatchObject([
      { title: 'Care', summary: 'How to care for gear.', sections: [{ heading: 'Gloves' }] },
    ])
    await expect(operate(api, 'pages.add', { slug: 'care' }, { text })).rejects.toThrow('Page care already exists.')
  })
})
