import { seedSizeCharts } from '.'
import { buildProducts } from '../catalogue/build-products'
import { categoryTree } from '../catalogue/category-tree'
import { productFamilies } from '../catalogue/product-families'

const chartOf = new Map(seedSizeCharts.map((chart) => [chart.category, chart]))

/** Leaf slug → the chart of the leaf or of its nearest ancestor that has one. */
const chartFor = new Map(
  categoryTree.flatMap((top) =>
    top.children!.flatMap((middle) =>
      middle.children!.map(
        (leaf) => [leaf.slug, [leaf, middle, top].map(({ slug }) => chartOf.get(slug)).find(Boolean)] as const,
      ),
    ),
  ),
)

test('every row of a chart fills every column', () => {
  for (const { title, columns, rows } of seedSizeCharts) {
    for (const row of rows) expect([title, row.length]).toEqual([title, columns.length])
  }
})

test('a chart tells how to measure', () => {
  for (const { howToMeasure } of seedSizeCharts) expect(howToMeasure.length).toBeGreaterThan(0)
})

test('whoever can choose between sizes finds each of them in the chart', () => {
  for (const { title, categorySlug, variants } of buildProducts(productFamilies)) {
    const sizes = [...new Set(variants.map(({ size }) => size))]
    const chart = chartFor.get(categorySlug)
    if (sizes.length === 1 || !chart) continue
    const missing = sizes.filter((size) => !chart.rows.some((row) => row[0] === size))
    expect([title, chart.title, missing]).toEqual([title, chart.title, []])
  }
})

test('only what comes in one size, or in a volume, goes without a chart', () => {
  const without = [...chartFor].filter(([, chart]) => !chart).map(([slug]) => slug)
  expect(without.sort()).toEqual([
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
