import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool, type Client } from 'pg'
import { DeadlineClient, deadlineSettings } from './deadline-client'
import { operatorDeadlines, requestDeadlines, type DatabaseDeadlines } from './deadlines'
import { PoolShare } from './pool-share'
import * as schema from './schema'

type Schema = typeof schema

/** The database as repositories use it: the same on PGlite and PostgreSQL, inside and outside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** An open database with the functions reserved for its owner. */
export interface DatabaseHandle {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Calls `work` with a dedicated connection, within the operators' deadlines; for migrations. */
  withOperatorConnection: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>
  /** Runs several statements without parameters as one transaction within the operators' deadlines. */
  runScript: (sql: string) => Promise<void>
  /** A view of the same database for one group of calls, which leaves most connections to the others. */
  share: () => Database
  /** Rejects unless the database responds; on PostgreSQL on a connection outside the pool. */
  ping: () => Promise<void>
  /** The entire database as a tar archive from which others can start; PGlite only. */
  dump?: () => Promise<Blob>
  close: () => Promise<void>
}

/**
 * Where embedded PGlite stores its data: a folder, which no other process may open, or memory, optionally from an
 * image. A small one writes a short log, so that it opens faster.
 */
export interface PgliteOptions {
  folder?: string
  image?: Blob
  small?: boolean
  logger?: Logger
}

/** It takes the memory of all shared buffers at once, by default 128 MB; the demo catalogue's pages fit into these. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens embedded PGlite, in memory unless a folder is given. */
export async function openPglite({ folder, image, small, logger }: PgliteOptions = {}): Promise<DatabaseHandle> {
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir: image,
    extensions: { pg_trgm },
    startParams,
    ...(small && { initDbStartParams: ['--wal-segsize=1'] }),
  })
  const db = drizzlePglite({ client, schema, logger }) as unknown as Database
  return {
    db,
    kind: 'pglite',
    withOperatorConnection: (work) => work(db),
    runScript: async (sql) => void (await client.exec(sql)),
    share: () => db,
    ping: async () => void (await client.query('SELECT 1')),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  }
}

/** Pool size, and the deadlines of each connection. */
interface PoolOptions {
  max?: number
  deadlines?: DatabaseDeadlines
  logger?: Logger
}

/** Share of all connections for one group of calls: two groups that wait for locks leave a third one working. */
const SHARE = 1 / 3

/** A slower response is of no use to a health check. */
const PING_DEADLINES: DatabaseDeadlines = { ...requestDeadlines, acquireMs: 1_500, statementMs: 500 }

/** Opens a PostgreSQL pool; connections are created on demand. */
export function openPostgres(
  url: string,
  { max = 20, deadlines = requestDeadlines, logger }: PoolOptions = {},
): DatabaseHandle {
  const pool = openPool(url, max, deadlines)
  const pinging = openPool(url, 1, PING_DEADLINES)
  const databaseOn = (client: Pool | PoolShare | Client) =>
    drizzlePostgres({ client: client as Pool, schema, logger }) as unknown as Database
  return {
    db: databaseOn(pool),
    kind: 'postgres',
    withOperatorConnection: (work) => withOperatorClient(url, (client) => work(databaseOn(client))),
    runScript: (sql) => withOperatorClient(url, async (client) => void (await client.query(sql))),
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

async function withOperatorClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new DeadlineClient(deadlineSettings(url, operatorDeadlines))
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
