import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../client'

/** PostgreSQL takes 65,535 parameters a statement; this many rows of our widest table stay well below. */
const ROWS_A_STATEMENT = 500

/** Inserts rows in their order by few statements, so that identities grow in that order too. */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await db.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT) as T['$inferInsert'][])
  }
}
