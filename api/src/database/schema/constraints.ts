import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { check, foreignKey, type AnyPgColumn, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

/** A foreign key of one column, under the name that PostgreSQL gives it by default. */
export const references = (column: AnyPgColumn, foreignColumn: AnyPgColumn) =>
  foreignKey({
    name: `${getTableName(column.table)}_${column.name}_fkey`,
    columns: [column],
    foreignColumns: [foreignColumn],
  })

/** Restricts a text column to the values of its enum; null stays possible in a nullable column. */
export function oneOfEnum({ table, name }: AnyPgColumn) {
  // Columns in a table's constraints don't have the enum; those of the table do.
  const column = Object.values(getTableColumns(table)).find((declared) => declared.name === name)
  if (!column?.enumValues) throw new Error(`${getTableName(table)}.${name} has no enum.`)
  return check(`${getTableName(table)}_${name}_check`, sql`${column} IN ${column.enumValues}`.inlineParams())
}

/** Descending in an index as in `ORDER BY … DESC`; drizzle's own `desc()` adds NULLS LAST, which no query here sorts by. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst()
