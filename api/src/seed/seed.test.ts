import { asc, eq, sql } from 'drizzle-orm'
import type { DatabaseHandle } from '../database/client'
import { auditLog, categories, products, settings, users, variants, wholesaleApplications } from '../database/schema'
import { memoryDatabase } from '../testing/memory-database'
import { demoUsers } from './demo-users'
import { seed } from './seed'

let handle: DatabaseHandle

beforeAll(async () => {
  handle = await memoryDatabase()
  await seed(handle.db)
})
afterAll(() => handle.close())

describe('seed', () => {
  test('fills an empty database with the demo shop', async () => {
    expect(await handle.db.$count(products)).toBe(272)
    expect(await handle.db.$count(variants)).toBe(3690)
    expect((await handle.db.select().from(settings))[0]).toMatchObject({ title: 'Ironcorner', freeShipmentCents: 9900 })
  })

  test('numbers products and variants in the order of the file', async () => {
    const rows = await handle.db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .orderBy(asc(products.id))
    expect(rows[0]).toEqual({ id: 1, slug: 'everyday-rank-belt' })
    expect(rows.at(-1)!.id).toBe(rows.length)
    const [first] = await handle.db.select().from(variants).orderBy(asc(variants.id)).limit(1)
    expect(first).toMatchObject({ id: 1, productId: 1, size: '000', color: 'White', priceCents: 995, position: 0 })
  })

  test('derives prices, colors, ratings and the category path of products', async () => {
    const [glove] = await handle.db.select().from(products).where(eq(products.slug, 'mainstay-training-glove'))
    expect(glove).toMatchObject({ priceCents: 4495, listPriceCents: 5495, onSale: true, brand: 'Ironcorner Mainstay' })
    expect(glove!.colors).toEqual(expect.arrayContaining(['Black', 'Red', 'Navy', 'White']))
    expect(glove!.categoryIds).toHaveLength(3)
    expect(await handle.db.$count(products, sql`rating_count > 0 AND rating_average > 0`)).toBeGreaterThan(100)
  })

  test.each(['belt', 'shirts', 'gloves', 'boxing', 'ninja'])('makes at least ten products match "%s"', async (word) => {
    const found = await handle.db.$count(products, sql`search @@ websearch_to_tsquery('english', ${word})`)
    expect(found).toBeGreaterThanOrEqual(10)
  })

  test('puts products into every category of every level', async () => {
    const empty = await handle.db
      .select({ slug: categories.slug })
      .from(categories)
      .where(sql`NOT EXISTS (SELECT 1 FROM products WHERE ${categories.id} = ANY (category_ids))`)
    expect(await handle.db.$count(categories)).toBe(112)
    expect(empty).toEqual([])
  })

  test('records each file in the audit log', async () => {
    const rows = await handle.db.select().from(auditLog)
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['categories.import', 'catalogue.import', 'ratings.import', 'codes.import', 'pages.add']),
    )
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['demo data']))
  })

  test('changes nothing when the shop has products', async () => {
    expect(await seed(handle.db)).toEqual({ products: 0, variants: 0, demoUsers: 0 })
    expect(await handle.db.$count(variants)).toBe(3690)
  })

  test('adds demo accounts only on request: a customer, an approved and a pending wholesaler', async () => {
    const { db } = handle
    expect(await db.$count(users)).toBe(0)
    expect(await seed(db, { demoUsers: true })).toEqual({ products: 0, variants: 0, demoUsers: 3 })
    const rows = await db
      .select({ email: users.email, isVerified: users.isVerified, status: wholesaleApplications.status })
      .from(users)
      .leftJoin(wholesaleApplications, eq(wholesaleApplications.userId, users.id))
      .orderBy(asc(users.email))
    expect(rows).toEqual([
      { email: demoUsers.customer.email, isVerified: true, status: null },
      { email: demoUsers.wholesaler.email, isVerified: true, status: 'approved' },
      { email: demoUsers.pendingWholesaler.email, isVerified: false, status: 'pending' },
    ])
  })

  test('leaves the database empty when it fails', async () => {
    const { db, close } = await memoryDatabase()
    await db.execute(sql`INSERT INTO tiers (from_cents, to_cents, percent) VALUES (50000, 60000, 5)`)
    await expect(seed(db)).rejects.toThrow()
    expect([await db.$count(products), await db.$count(settings), await db.$count(auditLog)]).toEqual([0, 0, 0])
    await close()
  })
})
