import { sql } from 'drizzle-orm'
import type { Database } from './client'

/** Says whether the shop has never been filled: it has no settings yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(sql`SELECT 1 FROM settings`)) as unknown as { rows: unknown[] }
  return rows.length === 0
}
