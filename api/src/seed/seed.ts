import { sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { isEmpty } from '../database/is-empty'
import { products, users, variants } from '../database/schema'
import { insertDemoUsers } from './insert-demo-users'
import { loadDemoData } from './load-demo-data'

/** What to seed in addition to the shop itself. */
export interface SeedOptions {
  /** Also the accounts of demo-users.ts, which have public passwords: tests and development only. */
  demoUsers?: boolean
}

/** Number of rows that a run of the seed added; zeros if there was nothing to do. */
export interface SeedSummary {
  products: number
  variants: number
  demoUsers: number
}

/** Takes the lock under which a shop begins (any fixed number): of two concurrent runs, the second finds the data in place. */
export const TAKE_LOCK = sql`SELECT pg_advisory_xact_lock(726173)`

/**
 * Fills an empty database in one transaction. A shop that has settings stays unchanged: it has its products, or its
 * merchant began it without any.
 */
export async function seed(db: Database, { demoUsers = false }: SeedOptions = {}): Promise<SeedSummary> {
  return db.transaction(async (transaction) => {
    await transaction.execute(TAKE_LOCK)
    const added = await seedShop(transaction as unknown as Database)
    return { ...added, demoUsers: demoUsers ? await seedDemoUsers(transaction as unknown as Database) : 0 }
  })
}

async function seedShop(db: Database) {
  if (!(await isEmpty(db))) return { products: 0, variants: 0 }
  await loadDemoData(db)
  // The planner does not know freshly imported rows.
  await db.execute(sql`ANALYZE`)
  return { products: await db.$count(products), variants: await db.$count(variants) }
}

async function seedDemoUsers(db: Database) {
  if ((await db.$count(users)) > 0) return 0
  return insertDemoUsers(db)
}
