import { sql } from 'drizzle-orm'
import type { Database } from './client'
import { UnsupportedDatabase } from './unsupported-database'

/** The last migration of the baseline, which replaced the numbered SQL files from 0001 to 0086. */
export const BASELINE = '0002_functions_and_triggers'

/** What a database of the numbered files has differently from a new one: the type of one sequence, with equal bounds. */
export const BASELINE_FIXES = ['ALTER SEQUENCE banners_id_seq AS integer']

const LAST_NUMBERED = '0086_computed_guest_tokens.sql'
/** The last commit with the numbered files. */
const LAST_COMMIT = '29d9dd2452609a988e0f859242b2fde4fbbde0f1'
/** Of all 29 names with their SHA-256, as recorded in `schema_migrations`. */
const NUMBERED_FINGERPRINT = '2cb19e28f71f47f1682813054214196d'

/**
 * Whether all numbered files are applied, unchanged. Throws for a database with only some of them: the files that
 * would complete it are gone. The old ledger remains, so that the version before still starts.
 */
export async function isAtBaseline(db: Database): Promise<boolean> {
  const { rows: tables } = (await db.execute(
    sql`SELECT to_regclass('public.schema_migrations') AS name`,
  )) as unknown as { rows: { name: string | null }[] }
  if (!tables[0]?.name) return false
  const { rows } = (await db.execute(
    sql`SELECT max(name COLLATE "C") AS last, md5(string_agg(name || ' ' || sha256, ',' ORDER BY name COLLATE "C")) AS fingerprint
      FROM schema_migrations`,
  )) as unknown as { rows: { last: string | null; fingerprint: string | null }[] }
  const { last, fingerprint } = rows[0]!
  if (last === null) return false
  if (fingerprint === NUMBERED_FINGERPRINT) return true
  throw new UnsupportedDatabase(
    `This database is from an older version of the shop (its last migration is ${last}, expected ${LAST_NUMBERED}). ` +
      `Start commit ${LAST_COMMIT.slice(0, 8)} on it once, stop it, and start this version again.`,
  )
}
