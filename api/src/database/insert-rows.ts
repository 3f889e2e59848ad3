import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client'

/**
 * Inserts many rows in their order by one statement and one parameter, several times as fast as values lists; all rows
 * must have the keys of the first.
 */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  const columns = getTableColumns(table)
  const keys = Object.keys(rows[0]!)
  const names = keys.map((key) => columns[key]!.name)
  const documents = rows.map((row) =>
    Object.fromEntries(keys.map((key, index) => [names[index], row[key as keyof typeof row]])),
  )
  const list = sql.join(names.map(sql.identifier), sql`, `)
  await db.execute(
    sql`INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(documents)}::jsonb)`,
  )
}
