import type { Database } from '../../database/client'
import { products } from '../../database/schema'

/** The ids of all products by address. */
export async function productIdsBySlug(tx: Database): Promise<Map<string, number>> {
  const rows = await tx.select({ id: products.id, slug: products.slug }).from(products)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
