import { sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { products } from '../database/schema'

/** Maps the addresses of products to their ids; unknown addresses are missing. */
export async function productIdsBySlug(tx: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const wanted = sql.param([...new Set(slugs)])
  const rows = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = ANY (${wanted}::text[])`)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
