import { sql } from 'drizzle-orm'
import type { Database } from './client'
import { inTransaction } from './transaction'

/** Brings derived columns (prices, stock, facets, search) of these products up to date after their variants, ratings or words changed. Locks them in id order, so that refreshes neither deadlock nor undo each other. */
export async function refreshProducts(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`SELECT id FROM products WHERE id = ANY (${sql.param(ids)}::integer[]) ORDER BY id FOR NO KEY UPDATE`,
    )
    await tx.execute(sql`SELECT refresh_products(${sql.param(ids)}::integer[])`)
  })
}

/** Does so for the whole catalogue, gathers the search words anew and lets the planner see the new figures. */
export async function refreshCatalogue(db: Database): Promise<void> {
  await db.execute(sql`SELECT refresh_products(array(SELECT id FROM products))`)
  await db.execute(sql`SELECT refresh_search_words()`)
  await db.execute(sql`SELECT refresh_color_tints()`)
  await db.execute(sql`ANALYZE`)
}
