import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from './client'
import { products } from './schema'
import { inTransaction } from './transaction'

/**
 * Refreshes the derived columns (prices, stock, facets, search) of these products after their variants, ratings or
 * texts changed, with sale prices as of now. Locks them in id order, so that concurrent refreshes neither deadlock nor undo each other.
 */
export async function refreshProducts(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`SELECT id FROM products WHERE id = ANY (${sql.param(ids)}::integer[]) ORDER BY id FOR NO KEY UPDATE`,
    )
    const now = new Date().toISOString()
    await tx.execute(sql`SELECT refresh_products(${sql.param(ids)}::integer[], ${now}::timestamptz)`)
  })
}

/** Products per transaction; concurrent changes of these products wait for it. */
const BATCH = 2_000

/**
 * Refreshes the full catalogue in batches, rebuilds the search words and updates the planner's statistics before and
 * after, because the planner does not know freshly imported rows.
 */
export async function refreshCatalogue(db: Database): Promise<void> {
  await db.execute(sql`ANALYZE products, variants, ratings, categories`)
  for (let last = 0; ;) {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(BATCH)
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    await refreshProducts(db, ids)
    last = ids.at(-1)!
  }
  await db.execute(sql`SELECT refresh_search_words()`)
  await db.execute(sql`SELECT refresh_color_tints()`)
  await db.execute(sql`ANALYZE`)
}
