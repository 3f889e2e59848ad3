import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'
import { createFileOnce, createFolder, readIfPresent, replaceFile } from '../disk/durable-file'
import { stampOf } from '../disk/reloaded-file'
import { loadKeyring, publicKeysFile, type Keyring, type KeySource } from './keyring'
import { keyIdOf, parsePrivateKey, parsePublicKeys, signText } from './signed-text'

/** Creates and verifies signatures; only publishing and moving need it, readers use a Keyring. */
export interface Signer extends Keyring {
  readonly keyId: string
  sign(payload: string): SignedDocument
}

/**
 * Loads the signing key: `RELEASES_SIGNING_KEY`, else `<DATA_DIR>/keys/release-signing.pem`, created on first use
 * with mode 0600; its public half is added to the accepted keys.
 */
export async function loadSigner(source: KeySource): Promise<Signer> {
  const { RELEASES_SIGNING_KEY: given, RELEASES_PUBLIC_KEYS: accepted } = source.env ?? process.env
  const privateKey = given === undefined ? await ownKey(source.dataDir) : fixedKey(given)
  if (accepted === undefined) await accept(createPublicKey(privateKey()), source.dataDir)
  const signer = {
    ...loadKeyring(source),
    get keyId() {
      return keyIdOf(createPublicKey(privateKey()))
    },
    sign: (payload: string) => signText(payload, privateKey()),
  }
  assertAccepted(signer)
  return signer
}

function assertAccepted(signer: Signer): void {
  try {
    signer.open(signer.sign('accepted'))
  } catch {
    throw new ReleaseError(
      'usage',
      `RELEASES_PUBLIC_KEYS does not contain the public half of the signing key ${signer.keyId}, ` +
        'so readers would reject what it signs. Add it there.',
    )
  }
}

/** Path of the signing key unless the environment provides one. */
export function signingKeyFile(dataDir: string): string {
  return join(dataDir, 'keys', 'release-signing.pem')
}

function fixedKey(text: string): () => KeyObject {
  const key = readKey(text, 'RELEASES_SIGNING_KEY')
  return () => key
}

/** The key of the file; a replacement is used from the next signature on. */
async function ownKey(dataDir: string): Promise<() => KeyObject> {
  const path = signingKeyFile(dataDir)
  if ((await readIfPresent(path)) === null) {
    await createFolder(join(dataDir, 'keys'), 0o700)
    const { privateKey } = generateKeyPairSync('ed25519')
    await createFileOnce(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600)
  }
  await chmod(path, 0o600)
  const read = () => ({ stamp: stampOf(path), key: readKey(readFileSync(path, 'utf8'), path) })
  let current = read()
  return () => {
    if (stampOf(path) !== current.stamp) current = read()
    return current.key
  }
}

function readKey(text: string, origin: string): KeyObject {
  try {
    return parsePrivateKey(text)
  } catch (error) {
    throw new ReleaseError(
      'usage',
      `${origin} contains no valid Ed25519 private key (${(error as Error).message}). ` +
        'Provide a PKCS8 key in PEM, as `openssl genpkey -algorithm ed25519` writes it.',
    )
  }
}

/** Adds a public key to the accepted ones. */
export async function accept(publicKey: KeyObject, dataDir: string): Promise<void> {
  const path = publicKeysFile(dataDir)
  const text = (await readIfPresent(path)) ?? ''
  if (parsePublicKeys(text).some((key) => keyIdOf(key) === keyIdOf(publicKey))) return
  await createFolder(join(dataDir, 'keys'), 0o700)
  const added = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await replaceFile(path, text + added, join(dataDir, 'keys'))
}
