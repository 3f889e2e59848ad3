import { drawProduct, parseDrawingKey } from '@shop/shared-drawings'
import { seedSettings } from '../content/settings'
import { buildProducts, type SeedProduct } from './build-products'
import { categoryTree } from './category-tree'
import type { CategoryNode } from './category-node'
import { productFamilies } from './product-families'

const products = buildProducts(productFamilies)
const variants = products.flatMap((product) => product.variants)
const withBranch = (node: CategoryNode): CategoryNode[] => [node, ...(node.children ?? []).flatMap(withBranch)]
const categories = categoryTree.flatMap(withBranch)
const leaves = categories.filter((node) => !node.children)

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

/** Words that praise without saying anything, claims that nobody has checked, and other houses' trademarks. */
const filler =
  /\b(premium|ultimate|best|perfect|world[- ]class|unleash|elevate|game[- ]chang|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|unparalleled|unmatched|top[- ]notch|high[- ]quality|must[- ]have|lorem|ipsum|todo|tbd|certified|patented|guaranteed|indestructible|velcro|tritan|lycra|kevlar|cordura|gore-tex)/i

test('the shop carries at least 240 products', () => {
  expect(products.length).toBeGreaterThanOrEqual(240)
})

test('no two products share a title or an address, no two pieces a stock number', () => {
  expect(repeated(products.map(({ title }) => title.toLowerCase()))).toEqual([])
  expect(repeated(products.map(({ slug }) => slug))).toEqual([])
  expect(repeated(variants.map(({ sku }) => sku))).toEqual([])
})

const titlesWhere = (holds: (product: SeedProduct) => boolean) => products.filter(holds).map(({ title }) => title)

test('no product offers the same size in the same color twice', () => {
  const offers = ({ variants }: SeedProduct) => variants.map(({ size, color }) => `${size} ${color}`)
  expect(titlesWhere((product) => repeated(offers(product)).length > 0)).toEqual([])
})

test('everything costs something in whole cents', () => {
  expect(variants.filter(({ priceCents }) => !Number.isInteger(priceCents) || priceCents <= 0)).toEqual([])
})

test('a sale is always cheaper, and some things are on sale', () => {
  const onSale = variants.filter(({ salePriceCents }) => salePriceCents !== null)
  expect(onSale.length).toBeGreaterThan(500)
  expect(
    onSale.filter(({ priceCents, salePriceCents }) => salePriceCents! <= 0 || salePriceCents! >= priceCents),
  ).toEqual([])
})

test('the sale gives what its banner promises', () => {
  const reductions = variants.map(({ priceCents, salePriceCents }) => 1 - (salePriceCents ?? priceCents) / priceCents)
  expect(seedSettings.saleTitle).toContain(`up to ${Math.round(Math.max(...reductions) * 100)}% off`)
})

test('every product says what it is, of what, and how to look after it', () => {
  expect(titlesWhere(({ description }) => description.length < 80)).toEqual([])
  expect(titlesWhere(({ materials }) => materials.length < 4)).toEqual([])
  expect(titlesWhere(({ features }) => !features.some((line) => line.startsWith('Care: ')))).toEqual([])
})

test('no text praises without a reason', () => {
  const praise = products.flatMap(
    ({ title, description, features, materials }) =>
      [title, description, ...features, materials].join(' ').match(filler) ?? [],
  )
  expect(praise).toEqual([])
})

test('no two products are described in the same words', () => {
  expect(repeated(productFamilies.flatMap(({ products }) => products.map(({ text }) => text)))).toEqual([])
  expect(repeated(products.map(({ description }) => description))).toEqual([])
})

test('every picture of every piece can be drawn', () => {
  const keys = [
    ...new Set(products.flatMap(({ images, variants }) => [...images, ...variants.map(({ drawing }) => drawing)])),
  ]
  for (const key of keys) expect(parseDrawingKey(key).type).toBe(key.split('.')[0])
  const oneOfEachDesign = new Map(keys.map((key) => [key.split('.').slice(0, 2).join('.'), key]))
  for (const key of oneOfEachDesign.values()) expect(drawProduct(key)).toMatch(/^<svg /)
})

test('a color has one name and one tint throughout the shop', () => {
  const pairs = new Set(variants.map(({ color, colorHex }) => `${color} ${colorHex}`))
  expect(pairs.size).toBe(new Set(variants.map(({ color }) => color)).size)
})

test('some pieces are sold out and some nearly, but no product altogether', () => {
  const soldOut = variants.filter(({ stock }) => stock === 0).length / variants.length
  expect(soldOut).toBeGreaterThan(0.03)
  expect(soldOut).toBeLessThan(0.15)
  expect(variants.filter(({ stock }) => stock > 0 && stock < 5).length).toBeGreaterThan(100)
  expect(titlesWhere(({ variants }) => variants.every(({ stock }) => stock === 0))).toEqual([])
})

test('the menu has three levels everywhere, and every category has products', () => {
  expect(repeated(categories.map(({ slug }) => slug))).toEqual([])
  for (const top of categoryTree) {
    for (const middle of top.children!) for (const leaf of middle.children!) expect(leaf.children).toBeUndefined()
  }
  const stocked = new Set(products.map(({ categorySlug }) => categorySlug))
  expect(leaves.map(({ slug }) => slug).filter((slug) => !stocked.has(slug))).toEqual([])
  expect([...stocked].filter((slug) => !leaves.some((leaf) => leaf.slug === slug))).toEqual([])
})

test('building the assortment twice gives the same shop', () => {
  expect(buildProducts(productFamilies)).toEqual(products)
})
