import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import * as schema from './schema'

type Schema = typeof schema

/** The database as repositories see it: the same on PGlite and PostgreSQL, inside a transaction and outside. */
export type Database = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** An open database with what only its opener may do. */
export interface DatabaseHandle {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Runs several statements as one transaction, without parameters: for migrations. */
  runScript: (sql: string) => Promise<void>
  /** The whole database as a tar, to start others from; PGlite only. */
  dump?: () => Promise<Blob>
  close: () => Promise<void>
}

/** Where embedded PGlite keeps its data: a folder (open nowhere else), or memory, there with an image to start from. */
export interface PgliteOptions {
  folder?: string
  image?: Blob
  logger?: Logger
}

/** Opens embedded PGlite, in memory unless a folder is given. */
export async function openPglite({ folder, image, logger }: PgliteOptions = {}): Promise<DatabaseHandle> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: image, extensions: { pg_trgm } })
  return {
    db: drizzlePglite({ client, schema, logger }) as unknown as Database,
    kind: 'pglite',
    runScript: async (sql) => void (await client.exec(sql)),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  }
}

/** How a pool is used: connections at most, and how many milliseconds one of them is waited for. */
interface PoolOptions {
  max?: number
  patience?: number
  logger?: Logger
}

/** Opens a pool on PostgreSQL; connections are made when first needed. */
export function openPostgres(url: string, { max = 20, patience = 5_000, logger }: PoolOptions = {}): DatabaseHandle {
  const settings = { connectionString: url, max, connectionTimeoutMillis: patience, application_name: 'shop-api' }
  const pool = new Pool(settings)
  pool.on('error', () => undefined)
  return {
    db: drizzlePostgres({ client: pool, schema, logger }) as unknown as Database,
    kind: 'postgres',
    runScript: async (sql) => void (await pool.query(sql)),
    close: () => pool.end(),
  }
}
