import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { DatabaseHandle } from './client'

const FOLDER = join(__dirname, 'migrations')
const LEDGER = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`
/** Advisory lock (an arbitrary fixed number) that a migration holds to the end of its script. */
const TAKE_LOCK = 'SELECT pg_advisory_xact_lock(726172)'

/** Applies all pending migrations and returns their names. Safe when several processes start at once. */
export async function migrate({ db, runScript }: DatabaseHandle): Promise<string[]> {
  const applied: string[] = []
  await runScript(`${TAKE_LOCK}; ${LEDGER}`)
  for (const { name, text, sha256 } of migrationFiles()) {
    if (await isApplied(db, name, sha256)) continue
    try {
      await runScript(`${TAKE_LOCK}; ${recordMigration(name, sha256)}; ${text}`)
      applied.push(name)
    } catch (error) {
      if (!(await isApplied(db, name, sha256))) throw error
    }
  }
  return applied
}

/** Fails the transaction if another process applied the same migration while this one waited for the lock. */
const recordMigration = (name: string, sha256: string) =>
  `INSERT INTO schema_migrations (name, sha256) VALUES ('${name}', '${sha256}')`

async function isApplied(db: DatabaseHandle['db'], name: string, sha256: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`SELECT sha256 FROM schema_migrations WHERE name = ${name}`)) as unknown as {
    rows: { sha256: string }[]
  }
  if (rows[0] && rows[0].sha256 !== sha256) {
    throw new Error(
      `Migration ${name} was changed after it was applied to this database. Restore the file and add a new migration.`,
    )
  }
  return rows.length > 0
}

function migrationFiles() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(FOLDER, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    })
}
