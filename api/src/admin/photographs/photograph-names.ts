import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { photographCrops, photographs } from '../../database/schema'

/** Maps file names to the keys of the photographs' current crops; unknown names are missing. */
export async function photographKeys(tx: Database, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await tx
    .select({ name: photographs.name, key: photographs.key })
    .from(photographs)
    .where(sql`${photographs.name} = ANY (${sql.param([...names])}::text[])`)
  return new Map(rows.map(({ name, key }) => [name, key]))
}

/** Maps picture keys to file names; drawings are missing. */
export async function photographNames(tx: Database, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .select({ name: photographs.name, key: photographCrops.key })
    .from(photographCrops)
    .innerJoin(photographs, eq(photographs.id, photographCrops.photographId))
    .where(sql`${photographCrops.key} = ANY (${sql.param([...new Set(keys)])}::text[])`)
  return new Map(rows.map(({ name, key }) => [key, name]))
}
