import type { Pool, PoolClient } from 'pg'
import type { SignedDocument } from '../../contract'
import { connectionFailure } from './transaction'

/** Where a query runs: a pool, or the connection of a transaction. */
export type Queryable = Pool | PoolClient

interface SignedRow {
  payload: string
  key_id: string
  signature: string
}

/** A version's signed manifest; with `includeRemoved`, a removed one too. */
export function versionRow(
  on: Queryable,
  part: string,
  version: string,
  includeRemoved = false,
): Promise<SignedDocument | null> {
  const sql = `SELECT payload, key_id, signature FROM releases.version
    WHERE part = $1 AND version = $2 AND (removed_at IS NULL OR $3)`
  return signedRow(on, sql, [part, version, includeRemoved])
}

/** The signed pointer, null before the first move. */
export function pointerRow(on: Queryable): Promise<SignedDocument | null> {
  return signedRow(on, 'SELECT payload, key_id, signature FROM releases.pointer', [])
}

/** The signed list of revoked previews, null before the first one. */
export function revocationsRow(on: Queryable): Promise<SignedDocument | null> {
  return signedRow(on, 'SELECT payload, key_id, signature FROM releases.revocations', [])
}

async function signedRow(on: Queryable, sql: string, values: unknown[]): Promise<SignedDocument | null> {
  const { rows } = await on.query<SignedRow>(sql, values).catch((error: Error) => {
    throw connectionFailure(error)
  })
  const [row] = rows
  return row ? { keyId: row.key_id, payload: row.payload, signature: row.signature } : null
}
