import type { Pool, PoolClient } from 'pg'
import { auditEntry, type AuditDraft, type AuditEntry } from '../../contract'
import { ReleaseError } from '../../release-error'
import { writersLock } from './schema'

/** Runs `work` in a transaction as the registry's only writer. */
export async function asWriter<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await connected(pool)
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [writersLock])
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    if (isSilent(error)) broken = error as Error
    else await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw databaseFailure(error)
  } finally {
    client.release(broken)
  }
}

/** Opens a connection; throws a ReleaseError when the database is unreachable. */
export async function connected(pool: Pool): Promise<PoolClient> {
  return pool.connect().catch((error: Error) => {
    throw connectionFailure(error)
  })
}

/** The error for a failed connection or query. */
export function connectionFailure(error: Error): ReleaseError {
  return new ReleaseError(
    'unreachable',
    `The releases database does not respond (${error.message}). Check RELEASES_URL, and that PostgreSQL is running.`,
  )
}

/** PostgreSQL didn't end the statement: a ROLLBACK would wait as long again. */
const isSilent = (error: unknown): boolean => (error as Error).message.includes('Query read timeout')

/** Exceeded timeouts, closed connections, and a server that shuts down or is full. */
const OVERDUE = /^(55P03|57\w{3}|25P03|53300|08\w{3})$/

/** A ReleaseError for timeouts and lost connections; any other error unchanged. */
function databaseFailure(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string }
  const isOverdue = isSilent(error) || OVERDUE.test(code) || message.startsWith('Connection terminated')
  return isOverdue ? connectionFailure(error as Error) : error
}

/** Appends an entry with the next number; call it within `asWriter`. */
export async function appendEntry(client: PoolClient, draft: AuditDraft): Promise<AuditEntry> {
  const { rows } = await client.query<{ seq: number }>('SELECT coalesce(max(seq), 0) + 1 AS seq FROM releases.audit')
  const entry = auditEntry.parse({ ...draft, seq: rows[0]?.seq })
  await client.query('INSERT INTO releases.audit (seq, entry) VALUES ($1, $2)', [entry.seq, JSON.stringify(entry)])
  return entry
}
