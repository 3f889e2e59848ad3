import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products } from '../../database/schema'

/** Makes an address from the title that no product has. */
export async function freeSlug(tx: Database, title: string): Promise<string> {
  const base =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 100)
      .replace(/-$/, '') || 'product'
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = ${base} OR ${products.slug} ~ ${`^${base}-[0-9]+$`}`)
  const taken = new Set(rows.map(({ slug }) => slug))
  let free = base
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`
  return free
}
