import { generateKeyPairSync } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../testing/built-folder'
import { loadKeyring, publicKeysFile } from './keyring'
import { loadSigner } from './signer'

describe('signing keys', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeEach(async () => (folder = await temporaryFolder()))
  afterEach(() => folder.remove())

  const newKey = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    return {
      secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      openDer: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    }
  }

  test('are created once, even by two concurrent processes, and readable by the owner only', async () => {
    const source = { dataDir: folder.path, env: {} }
    const signers = await Promise.all([loadSigner(source), loadSigner(source), loadSigner(source)])
    expect(new Set(signers.map(({ keyId }) => keyId)).size).toBe(1)
    expect((await stat(join(folder.path, 'keys', 'release-signing.pem'))).mode & 0o777).toBe(0o600)
  })

  test('let a reader with public keys open signed documents only', async () => {
    const signer = await loadSigner({ dataDir: folder.path, env: {} })
    const keyring = loadKeyring({ dataDir: folder.path, env: {} })
    const document = signer.sign('{"live":"1.0.0"}')
    expect(keyring.open(document)).toBe('{"live":"1.0.0"}')
    expect(() => keyring.open({ ...document, payload: '{"live":"1.0.1"}' })).toThrow('changed after it was signed')
    expect(() => keyring.open({ ...document, signature: '' })).toThrow('changed after it was signed')
  })

  test('are found by a reader that started before the first key existed', async () => {
    const keyring = loadKeyring({ dataDir: folder.path, env: {} })
    const signer = await loadSigner({ dataDir: folder.path, env: {} })
    expect(keyring.open(signer.sign('first'))).toBe('first')
  })

  test('reject a foreign key, and several public keys are accepted', async () => {
    const [first, second, foreign] = [newKey(), newKey(), newKey()]
    const sign = async (secret: string) =>
      (await loadSigner({ dataDir: folder.path, env: { RELEASES_SIGNING_KEY: secret } })).sign('text')
    const documents = [await sign(first.secret), await sign(second.secret)]
    for (const RELEASES_PUBLIC_KEYS of [
      first.open + second.open,
      `${first.openDer}, ${second.openDer}`,
      (first.open + second.open).replaceAll('\n', '\\n'),
    ]) {
      const keyring = loadKeyring({ dataDir: folder.path, env: { RELEASES_PUBLIC_KEYS } })
      expect(documents.map((document) => keyring.open(document))).toEqual(['text', 'text'])
      const stranger = await sign(foreign.secret)
      expect(() => keyring.open(stranger)).toThrow('which is not accepted here')
    }
  })

  test('fail with a sentence when readers do not accept the signing key', async () => {
    const env = { RELEASES_SIGNING_KEY: newKey().secret, RELEASES_PUBLIC_KEYS: newKey().open }
    await expect(loadSigner({ dataDir: folder.path, env })).rejects.toThrow('does not contain the public half')
  })

  test('fail with a sentence and a fix when a key is invalid', async () => {
    const env = { RELEASES_SIGNING_KEY: 'secret' }
    await expect(loadSigner({ dataDir: folder.path, env })).rejects.toThrow('openssl genpkey -algorithm ed25519')
  })

  test('are accepted next to the old ones after an addition', async () => {
    const old = await loadSigner({ dataDir: folder.path, env: {} })
    const next = await loadSigner({ dataDir: folder.path, env: { RELEASES_SIGNING_KEY: newKey().secret } })
    const keyring = loadKeyring({ dataDir: folder.path, env: {} })
    expect([old, next].map((signer) => keyring.open(signer.sign('text')))).toEqual(['text', 'text'])
    await writeFile(publicKeysFile(folder.path), (await readFile(publicKeysFile(folder.path), 'utf8')) + 'trailing')
    expect(loadKeyring({ dataDir: folder.path, env: {} }).open(old.sign('text'))).toBe('text')
  })
})
