import { and, asc, eq, sql } from 'drizzle-orm'
import { memoryDatabase } from '../../testing/memory-database'
import type { DatabaseHandle } from '../client'
import {
  categories,
  coupons,
  pages,
  products,
  ratings,
  settings,
  users,
  variants,
  wholesaleApplications,
} from '../schema'
import { demoUsers } from './demo-users'
import { seed } from '.'

let handle: DatabaseHandle

beforeAll(async () => {
  handle = await memoryDatabase()
  await seed(handle.db)
})
afterAll(() => handle.close())

test('an empty database becomes the whole shop', async () => {
  const { db } = handle
  expect(await db.$count(products)).toBeGreaterThanOrEqual(240)
  expect(await db.$count(variants)).toBeGreaterThan(3000)
  expect(await db.$count(ratings)).toBeGreaterThan(400)
  expect(await db.$count(pages)).toBe(5)
  expect(await db.$count(coupons)).toBeGreaterThan(3)
  expect((await db.select().from(settings))[0]).toMatchObject({ title: 'Ironcorner', freeShipmentCents: 9900 })
})

test('ids count up in the order of the assortment, so that tests can name them', async () => {
  const { db } = handle
  const rows = await db.select({ id: products.id, slug: products.slug }).from(products).orderBy(asc(products.id))
  expect(rows[0]).toEqual({ id: 1, slug: 'everyday-rank-belt' })
  expect(rows.at(-1)!.id).toBe(rows.length)
  const [first] = await db.select().from(variants).orderBy(asc(variants.id)).limit(1)
  expect(first).toMatchObject({ id: 1, productId: 1, size: '000', color: 'White', priceCents: 995 })
})

test('products carry their prices, colors, ratings and whole category path', async () => {
  const [glove] = await handle.db.select().from(products).where(eq(products.slug, 'mainstay-training-glove'))
  expect(glove).toMatchObject({ priceCents: 4495, listPriceCents: 5495, onSale: true, brand: 'Ironcorner Mainstay' })
  expect(glove!.colors).toEqual(expect.arrayContaining(['Black', 'Red', 'Navy', 'White']))
  expect(glove!.categoryIds).toHaveLength(3)
})

test.each(['belt', 'shirts', 'gloves', 'boxing', 'ninja'])(
  'somebody who searches for "%s" finds a shelf of it',
  async (word) => {
    const found = await handle.db.$count(products, sql`search @@ websearch_to_tsquery('english', ${word})`)
    expect(found).toBeGreaterThanOrEqual(10)
  },
)

test('every category of every level holds products', async () => {
  const empty = await handle.db
    .select({ slug: categories.slug })
    .from(categories)
    .where(sql`NOT EXISTS (SELECT 1 FROM products WHERE ${categories.id} = ANY (category_ids))`)
  expect(empty).toEqual([])
})

test('nobody has an account unless asked for', async () => {
  expect(await handle.db.$count(users)).toBe(0)
})

test('seeding again changes nothing', async () => {
  const before = await handle.db.$count(variants)
  expect(await seed(handle.db)).toEqual({ products: 0, variants: 0, demoUsers: 0 })
  expect(await handle.db.$count(variants)).toBe(before)
})

test('demo accounts come when asked for: a customer, an approved and a pending wholeseller', async () => {
  const { db } = handle
  expect(await seed(db, { demoUsers: true })).toMatchObject({ products: 0, demoUsers: 3 })
  const rows = await db.select().from(users)
  expect(rows.map(({ email }) => email).sort()).toEqual(
    Object.values(demoUsers)
      .map(({ email }) => email)
      .sort(),
  )
  const pending = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(wholesaleApplications, eq(wholesaleApplications.userId, users.id))
    .where(and(eq(wholesaleApplications.status, 'pending'), eq(users.isVerified, false)))
  expect(pending).toEqual([{ email: demoUsers.pendingWholeseller.email }])
})

test('a seed that fails leaves the database empty', async () => {
  const { db, close } = await memoryDatabase()
  await db.execute(sql`INSERT INTO states (code, name, tax_rate_ppm) VALUES ('PA', 'Pennsylvania', 60000)`)
  await expect(seed(db)).rejects.toThrow()
  expect(await db.$count(products)).toBe(0)
  await close()
})
