import { eq, sql } from 'drizzle-orm'
import { memoryDatabase } from '../testing/memory-database'
import type { DatabaseHandle } from './client'
import { refreshCatalogue } from './refresh-catalogue'
import { categories, products, ratings, searchWords, variants } from './schema'

let handle: DatabaseHandle
let productId: number

beforeAll(async () => {
  handle = await memoryDatabase()
  const { db } = handle
  const image = 'category-gloves'
  const [gloves] = await db.insert(categories).values({ level: 1, title: 'Gloves', slug: 'gloves', image }).returning()
  const [boxing] = await db
    .insert(categories)
    .values({ level: 2, title: 'Boxing', slug: 'boxing-gloves', image, parentId: gloves!.id })
    .returning()
  const [product] = await db
    .insert(products)
    .values({
      categoryId: boxing!.id,
      slug: 'bag-glove',
      title: 'Bag Glove',
      brand: 'Ironside',
      description: 'A glove for heavy bag rounds.',
      materials: 'Cowhide',
      drawing: 'glove.classic.black',
    })
    .returning()
  productId = product!.id
  const variant = { productId, colorHex: '#000000', drawing: 'glove.classic.black' }
  await db.insert(variants).values([
    { ...variant, sku: 'A', size: '10 oz', color: 'Black', priceCents: 5000, salePriceCents: 4500, stock: 2 },
    {
      ...variant,
      sku: 'B',
      size: '12 oz',
      color: 'Black',
      priceCents: 5000,
      salePriceCents: 6000,
      stock: 3,
      position: 1,
    },
    { ...variant, sku: 'C', size: '12 oz', color: 'Red', priceCents: 4800, stock: 0, position: 2 },
  ])
  await db.insert(ratings).values([
    { productId, name: 'Ana', email: 'ana@example.com', rating: 5, comment: 'Solid glove.', status: 'published' },
    { productId, name: 'Bo', email: 'bo@example.com', rating: 4, comment: 'Good glove.', status: 'published' },
    { productId, name: 'Cy', email: 'cy@example.com', rating: 1, comment: 'Not looked at yet.', status: 'pending' },
  ])
  await refreshCatalogue(db)
})
afterAll(() => handle.close())

describe('refresh catalogue', () => {
  test("derives a product's price, stock, colors and rating from its variants and published reviews", async () => {
    const [row] = await handle.db.select().from(products).where(eq(products.id, productId))
    expect(row).toMatchObject({
      priceCents: 4500,
      listPriceCents: 5000,
      salePriceCents: 4500,
      hasPriceRange: true,
      onSale: true,
      stock: 5,
      inStock: true,
      sizes: ['10 oz', '12 oz'],
      colors: ['Black', 'Red'],
      ratingAverage: 4.5,
      ratingCount: 2,
    })
    expect(row!.swatches.map((swatch) => swatch.name)).toEqual(['Black', 'Red'])
    expect(row!.categoryIds).toHaveLength(2)
  })

  test.each(['glove', 'boxing', 'ironside', 'red', 'cowhide'])('finds a product by "%s"', async (word) => {
    const found = await handle.db
      .select({ id: products.id })
      .from(products)
      .where(sql`search @@ websearch_to_tsquery('english', ${word})`)
    expect(found).toHaveLength(1)
  })

  test("indexes the product's words for typo correction", async () => {
    const indexed = (await handle.db.select().from(searchWords)).map((row) => row.word)
    expect(indexed).toEqual(expect.arrayContaining(['bag', 'glove', 'gloves', 'ironside', 'boxing', 'red']))
  })
})
