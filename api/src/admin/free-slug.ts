import { sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import type { categories, products } from '../database/schema'

/** Makes an address from a title that no row of the table has; `fallback` for a title without letters. */
export async function freeSlug(
  tx: Database,
  table: typeof products | typeof categories,
  title: string,
  fallback: string,
): Promise<string> {
  const base =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 100)
      .replace(/-$/, '') || fallback
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(sql`${table.slug} = ${base} OR ${table.slug} ~ ${`^${base}-[0-9]+$`}`)
  const taken = new Set(rows.map(({ slug }) => slug))
  let free = base
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`
  return free
}
