import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { staffRecoveryCodes } from '../../database/schema'
import { tokenHash } from '../auth/session-token'

const CODES = 10
const CHARACTERS = 10
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Replaces a member's recovery codes; returns them as they are shown, once. Call it in a transaction. */
export async function replaceRecoveryCodes(tx: Database, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await deleteRecoveryCodes(tx, staffId)
  await tx.insert(staffRecoveryCodes).values(codes.map((code) => ({ codeHash: tokenHash(code), staffId })))
  return codes.map((code) => `${code.slice(0, CHARACTERS / 2)}-${code.slice(CHARACTERS / 2)}`)
}

/** Deletes a member's recovery codes. */
export async function deleteRecoveryCodes(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}

/** Accepts a recovery code once; `code` has no hyphen. */
export async function acceptRecoveryCode(db: Database, staffId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.codeHash, tokenHash(code)), eq(staffRecoveryCodes.staffId, staffId)))
    .returning()
  return used.length > 0
}

/** How many codes a member has left. */
export async function recoveryCodesLeft(db: Database, staffId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, staffId))
  return row?.left ?? 0
}

const newCode = () => Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
