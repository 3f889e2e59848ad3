import { eq, sql } from 'drizzle-orm'
import { memoryDatabase } from '../testing/memory-database'
import { seed } from '../seed/seed'
import type { DatabaseHandle } from './client'
import { refreshProducts } from './refresh-catalogue'
import { products, ratings, variants } from './schema'

let handle: DatabaseHandle
let id: number

beforeAll(async () => {
  handle = await memoryDatabase()
  await seed(handle.db)
  const [first] = await handle.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.published, true))
    .limit(1)
  id = first!.id
})
afterAll(() => handle.close())

const columns = sql.raw(`id, launched_at, popularity, category_ids, price_cents, list_price_cents, in_stock, on_sale,
  sizes, colors, rating_average, rating_count`)

/** Ids that are listed although they aren't published, or the other way round, or with other values than the product's. */
async function differences(): Promise<unknown[]> {
  const of = (first: string, second: string) =>
    sql`(SELECT * FROM ${sql.raw(first)} EXCEPT SELECT * FROM ${sql.raw(second)})`
  const { rows } = (await handle.db.execute(sql`
    WITH wanted AS (SELECT ${columns}, ts_filter(search, '{a,b,c}') FROM products WHERE published),
      listed AS (SELECT ${columns}, names FROM listed_products)
    ${of('wanted', 'listed')} UNION ALL ${of('listed', 'wanted')}`)) as unknown as { rows: unknown[] }
  return rows
}

const isListed = async () => {
  const { rows } = (await handle.db.execute(sql`SELECT 1 FROM listed_products WHERE id = ${id}`)) as unknown as {
    rows: unknown[]
  }
  return rows.length > 0
}

describe('listed products', () => {
  test('are the published ones, with what refreshes derive', async () => {
    expect(await handle.db.$count(products, eq(products.published, true))).toBeGreaterThan(200)
    expect(await differences()).toEqual([])
  })

  test('follow a title, a price, stock and ratings', async () => {
    await handle.db.update(products).set({ title: 'Quilted Anvil', popularity: 7 }).where(eq(products.id, id))
    await handle.db.update(variants).set({ priceCents: 12_300, stock: 0 }).where(eq(variants.productId, id))
    await handle.db.delete(ratings).where(eq(ratings.productId, id))
    await refreshProducts(handle.db, [id])
    expect(await differences()).toEqual([])
    const { rows } = (await handle.db.execute(
      sql`SELECT list_price_cents, in_stock, rating_count FROM listed_products WHERE names @@ to_tsquery('english', 'anvil')`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ list_price_cents: 12_300, in_stock: false, rating_count: 0 }])
  })

  test('leave with a product that is hidden or deleted, and come back with one that is shown', async () => {
    await handle.db.update(products).set({ published: false }).where(eq(products.id, id))
    expect(await isListed()).toBe(false)
    await handle.db.update(products).set({ published: true }).where(eq(products.id, id))
    expect(await isListed()).toBe(true)
    await handle.db.delete(products).where(eq(products.id, id))
    expect(await isListed()).toBe(false)
    expect(await differences()).toEqual([])
  })
})
