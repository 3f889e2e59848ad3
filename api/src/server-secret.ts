import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keyed hashes that only the shop's servers can compute. */
export interface ServerSecret {
  /** HMAC-SHA-256 of a value; different purposes yield unrelated results. */
  mac: (purpose: string, value: string) => Buffer
}

/** Whether a given secret is the expected one, in a time that does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Minimum length of a secret set by an operator. */
export const SECRET_MIN_LENGTH = 32

/**
 * The configured secret, or `keys/api-secret` in the data folder, which the first API creates and all APIs on that
 * folder share.
 */
export function openServerSecret(dataDir: string, setting?: string): ServerSecret {
  const secret = setting ?? readOrCreate(join(dataDir, 'keys'), 'api-secret')
  return { mac: (purpose, value) => createHmac('sha256', secret).update(`${purpose}\0${value}`).digest() }
}

function readOrCreate(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  const unfinished = join(folder, `.${name}-${randomBytes(8).toString('hex')}`)
  try {
    return checked(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // A hard link is created atomically, and only by the first of several servers that start together.
  writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return checked(path)
}

function checked(path: string): string {
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < SECRET_MIN_LENGTH) {
    throw new Error(
      `${path} is not a secret: it needs at least ${SECRET_MIN_LENGTH} characters. Restore it from a backup, or delete it to generate a new one.`,
    )
  }
  return secret
}
