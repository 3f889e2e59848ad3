import { drawProduct, parseDrawingKey } from '@shop/shared-drawings'
import { buildProducts } from './build-products'
import { categoryTree } from './category-tree'
import type { CategoryNode } from './category-node'
import { productFamilies } from './product-families'

const products = buildProducts(productFamilies)
const variants = products.flatMap((product) => product.variants)
const withBranch = (node: CategoryNode): CategoryNode[] => [node, ...(node.children ?? []).flatMap(withBranch)]
const categories = categoryTree.flatMap(withBranch)
const leaves = categories.filter((node) => !node.children)

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

/** Words that praise without saying anything, or claim what nobody has checked. */
const filler =
  /\b(premium|ultimate|best|perfect|world[- ]class|unleash|elevate|game[- ]chang|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|unparalleled|unmatched|top[- ]notch|high[- ]quality|must[- ]have|lorem|ipsum|todo|tbd|certified|patented|guaranteed|indestructible)/i

test('the shop carries at least 240 products', () => {
  expect(products.length).toBeGreaterThanOrEqual(240)
})

test('no two products share a title or an address, no two pieces a stock number', () => {
  expect(repeated(products.map(({ title }) => title.toLowerCase()))).toEqual([])
  expect(repeated(products.map(({ slug }) => slug))).toEqual([])
  expect(repeated(variants.map(({ sku }) => sku))).toEqual([])
})

test('no product offers the same size in the same color twice', () => {
  for (const { title, variants } of products) {
    expect([title, repeated(variants.map(({ size, color }) => `${size} ${color}`))]).toEqual([title, []])
  }
})

test('everything costs something, and a sale is always cheaper', () => {
  for (const { sku, priceCents, salePriceCents } of variants) {
    expect([sku, Number.isInteger(priceCents) && priceCents > 0]).toEqual([sku, true])
    if (salePriceCents !== null) expect([sku, salePriceCents > 0 && salePriceCents < priceCents]).toEqual([sku, true])
  }
})

test('every description tells enough and praises nothing without a reason', () => {
  for (const { title, description, features, materials } of products) {
    expect([title, description.length >= 80]).toEqual([title, true])
    expect([title, `${title} ${description} ${features.join(' ')} ${materials}`.match(filler)?.[0]]).toEqual([
      title,
      undefined,
    ])
    expect([title, features.length >= 4]).toEqual([title, true])
  }
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
  const tints = new Map<string, string>()
  for (const { color, colorHex } of variants) {
    expect([color, tints.get(color) ?? colorHex]).toEqual([color, colorHex])
    tints.set(color, colorHex)
  }
})

test('some pieces are sold out and some nearly, but no product altogether', () => {
  const soldOut = variants.filter(({ stock }) => stock === 0).length / variants.length
  expect(soldOut).toBeGreaterThan(0.03)
  expect(soldOut).toBeLessThan(0.15)
  expect(variants.filter(({ stock }) => stock > 0 && stock < 5).length).toBeGreaterThan(100)
  for (const { title, variants } of products)
    expect([title, variants.some(({ stock }) => stock > 0)]).toEqual([title, true])
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
