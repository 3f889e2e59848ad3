import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../release-error'
import { readIfPresent, replaceFile } from '../disk/durable-file'
import { publicKeysFile, type KeySource } from './keyring'
import { accept, signingKeyFile } from './signer'
import { keyIdOf, parsePrivateKey, parsePublicKeys } from './signed-text'

/** The keys of this machine. Keys from the environment are changed there. */
export interface KeyStore {
  accepted(): Promise<string[]>
  signing(): Promise<string>
  /** Creates a new signing key and accepts it next to the old ones; returns its id. */
  add(): Promise<string>
  /** Removes an accepted key; returns false when RELEASES_PUBLIC_KEYS has to be edited instead. */
  retire(keyId: string): Promise<boolean>
}

/** The keys of the environment, else the key files under `<DATA_DIR>/keys`. */
export function keyStore({ dataDir, env = process.env }: KeySource): KeyStore {
  const { RELEASES_SIGNING_KEY: signingKey, RELEASES_PUBLIC_KEYS: publicKeys } = env
  const home = join(dataDir, 'keys')
  const acceptedKeys = async () => parsePublicKeys(publicKeys ?? (await readIfPresent(publicKeysFile(dataDir))) ?? '')

  return {
    accepted: async () => (await acceptedKeys()).map(keyIdOf),
    signing: async () => {
      const text = signingKey ?? (await readFile(signingKeyFile(dataDir), 'utf8'))
      return keyIdOf(createPublicKey(parsePrivateKey(text)))
    },
    async add() {
      if (signingKey !== undefined || publicKeys !== undefined)
        throw new ReleaseError(
          'usage',
          'The keys come from RELEASES_SIGNING_KEY and RELEASES_PUBLIC_KEYS: accept the new public key on every server ' +
            'first, then sign with the new key, then: npm run release -- keys retire <old key>.',
        )
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      await accept(publicKey, dataDir)
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
      await replaceFile(signingKeyFile(dataDir), pem, home, 0o600)
      return keyIdOf(publicKey)
    },
    async retire(keyId) {
      if (publicKeys !== undefined) return false
      const keys = await acceptedKeys()
      const remaining = keys.filter((key) => keyIdOf(key) !== keyId)
      const text = remaining.map((key) => key.export({ type: 'spki', format: 'pem' }).toString()).join('')
      await replaceFile(publicKeysFile(dataDir), text, home)
      return true
    },
  }
}
