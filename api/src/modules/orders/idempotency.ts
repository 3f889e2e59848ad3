import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { idempotencyKeys } from '../../database/schema'
import { Failure, invalid } from '../../failure'

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest()

/** An idempotent request: hashes of caller and key, and of the body. */
export interface IdempotentRequest {
  keyHash: Buffer
  requestHash: Buffer
}

/** Reads the Idempotency-Key header; throws 422 without a valid one. Keys are scoped to their caller. */
export function readIdempotencyKey(header: unknown, userId: string | null, body: unknown): IdempotentRequest {
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header)) {
    throw invalid([{ field: 'Idempotency-Key', message: 'Send an Idempotency-Key header of 8 to 200 characters.' }])
  }
  return { keyHash: sha256(userId ?? 'guest', header), requestHash: sha256(JSON.stringify(body)) }
}

/** Waits for a concurrent request with the same key, then returns its result; throws 422 if that had another body. */
export async function findPreviousOrder(tx: Database, { keyHash, requestHash }: IdempotentRequest) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keyHash.readInt32BE(0)}, ${keyHash.readInt32BE(4)})`)
  const [earlier] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash))
  if (earlier && !earlier.requestHash.equals(requestHash)) {
    throw new Failure(422, 'key_reused', 'This Idempotency-Key was used for another request.')
  }
  return earlier
}
