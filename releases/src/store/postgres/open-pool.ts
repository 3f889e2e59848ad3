import { Pool, type PoolConfig } from 'pg'

/** How much later a statement is abandoned that PostgreSQL didn't end, because it hangs or is unreachable. */
const SILENCE_MS = 1_000

/** Timeouts of one connection. */
interface StoreDeadlines {
  statementMs: number
  lockMs: number
}

/** Reads and health reports, which callers wait for. */
const readDeadlines: StoreDeadlines = { statementMs: 5_000, lockMs: 3_000 }
/** Publishing, moving and removing: megabytes, one writer after the other. */
const writeDeadlines: StoreDeadlines = { statementMs: 60_000, lockMs: 10_000 }
/** A slower response is useless for a health check. */
const pingDeadlines: StoreDeadlines = { statementMs: 500, lockMs: 500 }

/** Lets a command exit while connections are idle; missing in the pool's types. */
const leavesProcessFree = { allowExitOnIdle: true }

/** Separate pools, so that none waits for another's work. */
export interface StorePools {
  readers: Pool
  writers: Pool
  pings: Pool
}

/** Opens the pools; they connect on first use. */
export function openPools(url: string): StorePools {
  return {
    readers: openPool(url, 8, readDeadlines),
    writers: openPool(url, 4, writeDeadlines),
    pings: openPool(url, 1, pingDeadlines),
  }
}

function openPool(url: string, max: number, { statementMs, lockMs }: StoreDeadlines): Pool {
  const settings: PoolConfig = {
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENCE_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: statementMs,
    keepAlive: true,
    application_name: 'shop-releases',
  }
  const pool = new Pool({ ...settings, ...leavesProcessFree })
  pool.on('error', () => undefined)
  // A connection that ends while a transaction holds it fails that transaction, not the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
