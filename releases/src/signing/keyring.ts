import { readFileSync } from 'node:fs'
import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import type { SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'
import { isErrno } from '../disk/durable-file'
import { stampOf } from '../disk/reloaded-file'
import { isSignedBy, keyIdOf, parsePublicKeys } from './signed-text'

/** The accepted public keys; all that a reader needs. */
export interface Keyring {
  /** The payload of a document signed by an accepted key; throws a ReleaseError for any other. */
  open(document: SignedDocument): string
}

/** Source of the keys: the environment first (`RELEASES_PUBLIC_KEYS`, `RELEASES_SOURCE_KEYS`), else `<DATA_DIR>/keys`. */
export interface KeySource {
  dataDir: string
  env?: Readonly<Record<string, string | undefined>>
}

/** File with every accepted public key, PEM blocks one after another. */
export function publicKeysFile(dataDir: string): string {
  return join(dataDir, 'keys', 'release-public.pem')
}

/** The accepted keys; the key file is reloaded when it changes. */
export function loadKeyring({ dataDir, env = process.env }: KeySource): Keyring {
  return keyringOf(publicKeysFile(dataDir), 'RELEASES_PUBLIC_KEYS', env)
}

/**
 * The keys of other registries that may attest copied releases, in `<DATA_DIR>/keys/source-public.pem` or
 * `RELEASES_SOURCE_KEYS`; none without either. They open no pointer, release, preview or token.
 */
export function loadSourceKeyring({ dataDir, env = process.env }: KeySource): Keyring {
  return keyringOf(join(dataDir, 'keys', 'source-public.pem'), 'RELEASES_SOURCE_KEYS', env)
}

/** Opens what a key of either keyring has signed. */
export function eitherKeyring(first: Keyring, second: Keyring): Keyring {
  return {
    open(document) {
      try {
        return first.open(document)
      } catch (error) {
        if (error instanceof ReleaseError && error.kind === 'unknown-key') return second.open(document)
        throw error
      }
    },
  }
}

function keyringOf(path: string, variable: string, env: NonNullable<KeySource['env']>): Keyring {
  const { [variable]: fixed } = env
  let lastStamp = stampOf(path)
  let keys = readKeys()

  function readKeys(): Map<string, KeyObject> {
    const text = fixed ?? readOrEmpty(path)
    try {
      return new Map(parsePublicKeys(text).map((key) => [keyIdOf(key), key]))
    } catch (error) {
      const source = fixed === undefined ? path : variable
      throw new ReleaseError('usage', `${source} contains no valid Ed25519 public keys: ${(error as Error).message}.`)
    }
  }

  /** A key added or retired by another process is effective from the next document on. */
  function refresh(): void {
    if (fixed !== undefined) return
    const stamp = stampOf(path)
    if (stamp === lastStamp) return
    keys = readKeys()
    lastStamp = stamp
  }

  return {
    open(document) {
      refresh()
      const key = keys.get(document.keyId)
      if (!key)
        throw new ReleaseError('unknown-key', `It is signed by the key ${document.keyId}, which is not accepted here.`)
      if (!isSignedBy(document, key)) {
        throw new ReleaseError(
          'refused',
          'Its signature does not match its content: it was changed after it was signed.',
        )
      }
      return document.payload
    },
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return ''
    throw error
  }
}
