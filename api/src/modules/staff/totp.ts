import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Database } from '../../database/client'
import { staff } from '../../database/schema'
import type { ServerSecret } from '../../server-secret'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Seconds that a phone's clock may differ. */
const TOLERANCE_SECONDS = 30

const keyOf = (secret: ServerSecret) => secret.mac('staff totp', '')

/** A new secret for an authenticator app (RFC 6238), and the address that its QR code holds. */
export function newTotp(issuer: string, email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer, label: email, secret }) }
}

/** Encrypts a TOTP secret for the database. */
export function sealTotp(server: ServerSecret, totp: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(server), iv)
  return Buffer.concat([iv, cipher.update(totp, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function openTotp(server: ServerSecret, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, keyOf(server), sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)).toString('utf8') + decipher.final('utf8')
}

/** The half minute of a code that this secret accepts now, later than `after`; undefined for another code. */
export function stepOfCode(totp: string, code: string, after?: number | null): number | undefined {
  const checked = verifySync({
    secret: totp,
    token: code,
    epochTolerance: TOLERANCE_SECONDS,
    ...(after && { afterTimeStep: after }),
  })
  return checked.valid && 'timeStep' in checked ? (checked.timeStep as number) : undefined
}

/** Accepts a code of the member's authenticator app once; call it in a transaction. */
export async function acceptCode(tx: Database, server: ServerSecret, id: string, code: string): Promise<boolean> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  if (!row?.totpSecret) return false
  const step = stepOfCode(openTotp(server, row.totpSecret), code, row.totpLastStep)
  if (step === undefined) return false
  await tx.update(staff).set({ totpLastStep: step }).where(eq(staff.id, id))
  return true
}
