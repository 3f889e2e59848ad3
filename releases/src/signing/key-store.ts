import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../release-error'
import { readIfPresent, replaceFile } from '../disk/durable-file'
import { publicKeysFile, type KeySource } from './keyring'
import { accept, signingKeyFile } from './signer'
import { keyIdOf, parsePrivateKey, parsePublicKeys } from './signed-text'

/** The key files of this machine. Keys that the environment gives are rotated there, and refused here. */
export interface KeyStore {
  accepted(): Promise<string[]>
  signing(): Promise<string>
  /** Makes a new signing key and accepts it beside the old ones; answers its id. */
  add(): Promise<string>
  /** Takes a key out of the accepted ones. */
  retire(keyId: string): Promise<void>
}

/** The key files under `<DATA_DIR>/keys`. */
export function keyStore({ dataDir, env = process.env }: KeySource): KeyStore {
  const home = join(dataDir, 'keys')
  const acceptedKeys = async () => parsePublicKeys((await readIfPresent(publicKeysFile(dataDir))) ?? '')

  function assertOwn(): void {
    if (env.RELEASES_SIGNING_KEY === undefined && env.RELEASES_PUBLIC_KEYS === undefined) return
    throw new ReleaseError(
      'usage',
      'The keys come from RELEASES_SIGNING_KEY and RELEASES_PUBLIC_KEYS. Rotate them there: accept the new public key ' +
        'on every server first, then sign with the new key, and take the old one out once nothing is signed by it.',
    )
  }

  return {
    accepted: async () => (await acceptedKeys()).map(keyIdOf),
    signing: async () => keyIdOf(createPublicKey(parsePrivateKey(await readFile(signingKeyFile(dataDir), 'utf8')))),
    async add() {
      assertOwn()
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      await accept(publicKey, dataDir)
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
      await replaceFile(signingKeyFile(dataDir), pem, home, 0o600)
      return keyIdOf(publicKey)
    },
    async retire(keyId) {
      assertOwn()
      const keys = await acceptedKeys()
      const kept = keys.filter((key) => keyIdOf(key) !== keyId)
      const text = kept.map((key) => key.export({ type: 'spki', format: 'pem' }).toString()).join('')
      await replaceFile(publicKeysFile(dataDir), text, home)
    },
  }
}
