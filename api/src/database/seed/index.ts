import { sql } from 'drizzle-orm'
import type { Database } from '../client'
import { refreshCatalogue } from '../refresh-catalogue'
import { products, users } from '../schema'
import { buildProducts } from './catalogue/build-products'
import { productFamilies } from './catalogue/product-families'
import { insertCategories, insertSizeCharts } from './insert/insert-categories'
import { insertContent } from './insert/insert-content'
import { insertDemoUsers } from './insert/insert-demo-users'
import { insertProducts } from './insert/insert-products'

/** What to seed beyond the shop itself. */
export interface SeedOptions {
  /** Also the accounts of demo-users.ts, whose passwords are public: tests and development only. */
  demoUsers?: boolean
}

/** What a run of the seed added; zeros when there was nothing to do. */
export interface SeedSummary {
  products: number
  variants: number
  demoUsers: number
}

/** Whoever seeds holds this advisory lock (any fixed number), so that of two that start at once the second finds the work done. */
const TAKE_LOCK = sql`SELECT pg_advisory_xact_lock(726173)`

/** Fills an empty shop in one transaction, whole or not at all; a shop that has products is left as it is. */
export async function seed(db: Database, { demoUsers = false }: SeedOptions = {}): Promise<SeedSummary> {
  return db.transaction(async (transaction) => {
    await transaction.execute(TAKE_LOCK)
    const added = await seedShop(transaction)
    return { ...added, demoUsers: demoUsers ? await seedDemoUsers(transaction) : 0 }
  })
}

async function seedShop(db: Database) {
  if ((await db.$count(products)) > 0) return { products: 0, variants: 0 }
  const assortment = buildProducts(productFamilies)
  const categoryIds = await insertCategories(db)
  await insertSizeCharts(db, categoryIds)
  await insertProducts(db, assortment, categoryIds)
  await insertContent(db)
  await refreshCatalogue(db)
  return {
    products: assortment.length,
    variants: assortment.reduce((sum, product) => sum + product.variants.length, 0),
  }
}

async function seedDemoUsers(db: Database) {
  if ((await db.$count(users)) > 0) return 0
  return insertDemoUsers(db)
}
