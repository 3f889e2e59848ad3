import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core'
import { BASELINE, BASELINE_FIXES, isAtBaseline } from './baseline'
import type { Database, DatabaseHandle } from './client'
import { UnsupportedDatabase } from './unsupported-database'

const CONFIG = { migrationsFolder: join(__dirname, 'migrations') }
/** Advisory lock (an arbitrary fixed number) that one process holds while it migrates. */
const LOCK_ID = 726172

/** A migration of drizzle-kit with its name. */
interface Migration extends MigrationMeta {
  tag: string
}

/**
 * Applies all pending migrations as one transaction and returns their names. Safe when several processes start at once.
 * A database at the baseline's state from before drizzle-kit is recorded as such and keeps its tables.
 */
export async function migrate({ withOperatorConnection }: DatabaseHandle): Promise<string[]> {
  return withOperatorConnection(async (db) => {
    await db.execute(sql`SELECT pg_advisory_lock(${LOCK_ID})`)
    try {
      return await migrateLocked(db)
    } finally {
      await db.execute(sql`SELECT pg_advisory_unlock(${LOCK_ID})`).catch(() => undefined)
    }
  })
}

async function migrateLocked(db: Database): Promise<string[]> {
  const migrations = readMigrations()
  let applied = await appliedHashes(db)
  if (applied.size === 0 && (await isAtBaseline(db))) {
    await run(db, markedAsBaseline(migrations))
    applied = await appliedHashes(db)
  }
  const pending = migrations.filter((migration) => isPending(migration, applied))
  if (pending.length > 0) await run(db, migrations)
  return pending.map(({ tag }) => tag)
}

const run = (db: Database, migrations: MigrationMeta[]) =>
  new PgDialect().migrate(migrations, db._.session as unknown as PgSession, CONFIG)

/** The baseline's migrations without their statements, because the tables exist. */
function markedAsBaseline(migrations: Migration[]): MigrationMeta[] {
  const last = migrations.findIndex(({ tag }) => tag === BASELINE)
  return migrations.slice(0, last + 1).map((migration, index) => ({
    ...migration,
    sql: index === last ? BASELINE_FIXES : [],
  }))
}

/** drizzle applies migrations that are newer than the last applied one: an older one would be skipped for good. */
function isPending({ tag, hash, folderMillis }: Migration, applied: Map<number, string>): boolean {
  const appliedHash = applied.get(folderMillis)
  if (appliedHash === hash) return false
  if (appliedHash !== undefined)
    throw new UnsupportedDatabase(
      `Migration ${tag} was changed after it was applied to this database. Restore the file and add a new migration.`,
    )
  if (folderMillis < Math.max(...applied.keys()))
    throw new UnsupportedDatabase(
      `Migration ${tag} is older than the last one applied to this database. Delete its files and generate it again.`,
    )
  return true
}

/** SHA-256 of the applied migrations by their times; empty before the first one. */
async function appliedHashes(db: Database): Promise<Map<number, string>> {
  const ledger = await rowsOf<{ name: string | null }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  )
  if (!ledger[0]?.name) return new Map()
  const rows = await rowsOf<{ hash: string; created_at: string }>(
    db,
    sql`SELECT hash, created_at FROM drizzle.__drizzle_migrations`,
  )
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]))
}

async function rowsOf<T>(db: Database, query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] }
  return rows
}

function readMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(CONFIG.migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return readMigrationFiles(CONFIG).map((migration, index) => ({ ...migration, tag: entries[index]!.tag }))
}
