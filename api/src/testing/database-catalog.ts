import type { Database } from '../database/client'

const inPublic = (column: string) => `${column} = 'public'::regnamespace`
const notOfExtension = (catalog: string, id: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = ${id} AND d.deptype = 'e')`

/** One query per kind of object; each row is one line of DDL, as PostgreSQL itself prints it. */
const QUERIES = {
  columns: `SELECT concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN 'NOT NULL' END,
      'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid),
      CASE a.attidentity WHEN 'a' THEN 'ALWAYS AS IDENTITY' WHEN 'd' THEN 'BY DEFAULT AS IDENTITY' END) AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relkind = 'r' AND ${inPublic('c.relnamespace')}`,
  // Constraints of type n (NOT NULL) exist from PostgreSQL 18 on and are part of the columns here.
  constraints: `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line
    FROM pg_constraint WHERE ${inPublic('connamespace')} AND contype IN ('p', 'u', 'f', 'c', 'x')`,
  indexes: `SELECT pg_get_indexdef(i.indexrelid) AS line FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE ${inPublic('c.relnamespace')}`,
  tables: `SELECT concat_ws(' ', relname, reloptions::text) AS line FROM pg_class
    WHERE relkind = 'r' AND ${inPublic('relnamespace')}`,
  sequences: `SELECT s.seqrelid::regclass || ' ' || concat_ws(' ', format_type(seqtypid, NULL), seqstart, seqincrement, seqmin, seqmax,
      seqcache, seqcycle) AS line FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE ${inPublic('c.relnamespace')}`,
  functions: `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
    WHERE ${inPublic('p.pronamespace')} AND ${notOfExtension('pg_proc', 'p.oid')}`,
  triggers: `SELECT pg_get_triggerdef(oid) AS line FROM pg_trigger WHERE NOT tgisinternal`,
  extensions: `SELECT extname AS line FROM pg_extension WHERE extname <> 'plpgsql'`,
}

/** The definitions of all objects in the schema `public`, sorted, by their kind. */
export type DatabaseCatalog = Record<keyof typeof QUERIES, string[]>

/** Reads the catalog of a database; two databases of one server version with equal catalogs have the same schema. */
export async function readCatalog(db: Database): Promise<DatabaseCatalog> {
  const kinds = Object.entries(QUERIES).map(async ([kind, query]) => {
    const { rows } = (await db.execute(query)) as unknown as { rows: { line: string }[] }
    return [kind, rows.map(({ line }) => line).sort()] as const
  })
  return Object.fromEntries(await Promise.all(kinds)) as DatabaseCatalog
}
