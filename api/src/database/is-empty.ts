import { sql } from 'drizzle-orm'
import type { Database } from './client'

/** Whether the database has no settings yet, as before the seed. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(sql`SELECT 1 FROM settings`)) as unknown as { rows: unknown[] }
  return rows.length === 0
}
