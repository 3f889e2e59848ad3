import { drawProduct, parseDrawingKey } from '@shop/shared-drawings'
import { asc } from 'drizzle-orm'
import type { DatabaseHandle } from '../database/client'
import { categories, products, settings, sizeCharts, variants } from '../database/schema'
import { memoryDatabase } from '../testing/memory-database'
import { seed } from './seed'

type Product = typeof products.$inferSelect & { variants: Variant[] }
type Variant = typeof variants.$inferSelect
type Category = typeof categories.$inferSelect

let handle: DatabaseHandle
let catalogue: Product[]
let pieces: Variant[]
let tree: Category[]

beforeAll(async () => {
  handle = await memoryDatabase()
  await seed(handle.db)
  pieces = await handle.db.select().from(variants).orderBy(asc(variants.id))
  const rows = await handle.db.select().from(products).orderBy(asc(products.id))
  catalogue = rows.map((row) => ({ ...row, variants: pieces.filter(({ productId }) => productId === row.id) }))
  tree = await handle.db.select().from(categories).orderBy(asc(categories.id))
})
afterAll(() => handle.close())

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
const titlesWhere = (holds: (product: Product) => boolean) => {
  expect(catalogue).toHaveLength(272)
  return catalogue.filter(holds).map(({ title }) => title)
}

/** Praise without content, unchecked claims, and other companies' trademarks. */
const filler =
  /\b(premium|ultimate|best|perfect|world[- ]class|unleash|elevate|game[- ]chang|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|unparalleled|unmatched|top[- ]notch|high[- ]quality|must[- ]have|lorem|ipsum|todo|tbd|certified|patented|guaranteed|indestructible|velcro|tritan|lycra|kevlar|cordura|gore-tex)/i

describe('demo catalogue', () => {
  test('has a distinct title and description for each product', () => {
    expect(catalogue).toHaveLength(272)
    expect(repeated(catalogue.map(({ title }) => title.toLowerCase()))).toEqual([])
    expect(repeated(catalogue.map(({ description }) => description))).toEqual([])
  })

  test('makes every sale price lower than its price, and has sales', () => {
    const onSale = pieces.filter(({ salePriceCents }) => salePriceCents !== null)
    expect(onSale.length).toBeGreaterThan(500)
    expect(onSale.filter(({ priceCents, salePriceCents }) => salePriceCents! >= priceCents)).toEqual([])
  })

  test('reduces prices by as much as the sale title promises', async () => {
    const reductions = pieces.map(({ priceCents, salePriceCents }) => 1 - (salePriceCents ?? priceCents) / priceCents)
    const [shop] = await handle.db.select().from(settings)
    expect(shop!.saleTitle).toContain(`up to ${Math.round(Math.max(...reductions) * 100)}% off`)
  })

  test('describes each product, its materials and its care', () => {
    expect(titlesWhere(({ description }) => description.length < 80)).toEqual([])
    expect(titlesWhere(({ materials }) => materials.length < 4)).toEqual([])
    expect(titlesWhere(({ features }) => !features.some((line) => line.startsWith('Care: ')))).toEqual([])
  })

  test('contains no empty praise, unchecked claims or foreign trademarks', () => {
    const texts = ({ title, description, features, materials }: Product) =>
      [title, description, ...features, materials].join(' ')
    expect(titlesWhere((product) => filler.test(texts(product)))).toEqual([])
    expect(filler.test('A premium glove')).toBe(true)
  })

  test('has a drawing for every picture', () => {
    const keys = [
      ...new Set(catalogue.flatMap(({ images, variants }) => [...images, ...variants.map(({ drawing }) => drawing)])),
    ]
    expect(keys.length).toBeGreaterThan(1000)
    const designs = new Map(keys.map((key) => [key.split('.').slice(0, 2).join('.'), key]))
    expect(designs.size).toBeGreaterThan(40)
    for (const key of designs.values()) expect(drawProduct(key)).toMatch(/^<svg /)
    expect(keys.filter((key) => parseDrawingKey(key).type !== key.split('.')[0])).toEqual([])
  })

  test('uses one tint for each color name', () => {
    const pairs = new Set(pieces.map(({ color, colorHex }) => `${color} ${colorHex}`))
    const names = new Set(pieces.map(({ color }) => color))
    expect(names.size).toBeGreaterThan(20)
    expect(pairs.size).toBe(names.size)
  })

  test('has some variants sold out and some scarce, but no product entirely sold out', () => {
    const soldOut = pieces.filter(({ stock }) => stock === 0).length / pieces.length
    expect(soldOut).toBeGreaterThan(0.03)
    expect(soldOut).toBeLessThan(0.15)
    expect(pieces.filter(({ stock }) => stock > 0 && stock < 5).length).toBeGreaterThan(100)
    expect(titlesWhere(({ inStock }) => !inStock)).toEqual([])
  })

  test('has three levels of categories, with products on the third only', () => {
    expect([1, 2, 3].map((level) => tree.filter((category) => category.level === level).length)).toEqual([9, 26, 77])
    const leaves = new Set(tree.filter(({ level }) => level === 3).map(({ id }) => id))
    expect(titlesWhere(({ categoryId }) => !leaves.has(categoryId))).toEqual([])
    const parents = new Set(tree.map(({ parentId }) => parentId))
    expect(tree.filter(({ id, level }) => level < 3 && !parents.has(id))).toEqual([])
  })

  test('lists every selectable size in the size chart of the product', async () => {
    const charts = new Map((await handle.db.select().from(sizeCharts)).map((chart) => [chart.categoryId, chart]))
    expect(charts.size).toBe(28)
    const chartFor = ({ categoryIds }: Product) =>
      categoryIds
        .toReversed()
        .map((id) => charts.get(id))
        .find(Boolean)
    const sized = catalogue.filter((product) => product.sizes.length > 1 && chartFor(product))
    expect(sized.length).toBeGreaterThan(150)
    const missing = sized.flatMap((product) =>
      product.sizes
        .filter((size) => !chartFor(product)!.rows.some((row) => row[0] === size))
        .map((size) => `${product.title}: ${size}`),
    )
    expect(missing).toEqual([])
    const without = tree.filter(({ id }) =>
      catalogue.some((product) => product.categoryId === id && !chartFor(product)),
    )
    expect(without.map(({ slug }) => slug).sort()).toEqual([
      'cowls',
      'focus-mitts',
      'kids-bags',
      'ninja-masks',
      'shakers',
      'shinobi-hoods',
      'sport-bottles',
      'steel-bottles',
      'thai-pads',
    ])
  })

  test('says how to measure in every size chart', async () => {
    const charts = await handle.db.select().from(sizeCharts)
    expect(charts).toHaveLength(28)
    expect(charts.filter(({ howToMeasure }) => howToMeasure.length === 0)).toEqual([])
    expect(charts.filter(({ rows, columns }) => rows.some((row) => row.length !== columns.length))).toEqual([])
  })
})
