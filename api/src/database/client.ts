import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { DeadlineClient, deadlineSettings } from './deadline-client'
import { operatorDeadlines, requestDeadlines, type DatabaseDeadlines } from './deadlines'
import { PoolShare } from './pool-share'
import * as schema from './schema'

type Schema = typeof schema

/** The database as repositories see it: the same on PGlite and PostgreSQL, inside a transaction and outside. */
export type Database = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** An open database with what only its opener may do. */
export interface DatabaseHandle {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Runs several statements as one transaction, without parameters, within the deadlines of operators: for migrations. */
  runScript: (sql: string) => Promise<void>
  /** The same database for one group of calls, which leaves most connections to the others. */
  share: () => Database
  /** Rejects unless the database answers; on PostgreSQL by a connection outside of the pool. */
  ping: () => Promise<void>
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
  const db = drizzlePglite({ client, schema, logger }) as unknown as Database
  return {
    db,
    kind: 'pglite',
    runScript: async (sql) => void (await client.exec(sql)),
    share: () => db,
    ping: async () => void (await client.query('SELECT 1')),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  }
}

/** How a pool is used: connections at most, and how long each use of one may take. */
interface PoolOptions {
  max?: number
  deadlines?: DatabaseDeadlines
  logger?: Logger
}

/** Of all connections, one group of calls holds a third: two groups that wait for locks leave a third one working. */
const SHARE = 1 / 3

/** A slower answer is of no use to a health check. */
const PING_DEADLINES: DatabaseDeadlines = { ...requestDeadlines, acquireMs: 1_500, statementMs: 500 }

/** Opens a pool on PostgreSQL; connections are made when first needed. */
export function openPostgres(
  url: string,
  { max = 20, deadlines = requestDeadlines, logger }: PoolOptions = {},
): DatabaseHandle {
  const pool = openPool(url, max, deadlines)
  const pinging = openPool(url, 1, PING_DEADLINES)
  const databaseOn = (client: Pool | PoolShare) =>
    drizzlePostgres({ client: client as Pool, schema, logger }) as unknown as Database
  return {
    db: databaseOn(pool),
    kind: 'postgres',
    runScript: (sql) => runScript(url, sql),
    share: () => databaseOn(new PoolShare(pool, Math.max(1, Math.floor(max * SHARE)), deadlines.acquireMs)),
    ping: async () => void (await pinging.query('SELECT 1')),
    close: async () => void (await Promise.all([pool.end(), pinging.end()])),
  }
}

function openPool(url: string, max: number, deadlines: DatabaseDeadlines): Pool {
  const pool = new Pool({ ...deadlineSettings(url, deadlines), max, Client: DeadlineClient })
  pool.on('error', () => undefined)
  return pool
}

async function runScript(url: string, sql: string): Promise<void> {
  const client = new DeadlineClient(deadlineSettings(url, operatorDeadlines))
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}
