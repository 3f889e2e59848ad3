import { generateKeyPairSync } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyStore } from '../signing/key-store'
import { loadKeyring, publicKeysFile } from '../signing/keyring'
import { loadSigner } from '../signing/signer'
import { openSignedStore } from '../open-signed-store'
import { describeStores } from '../testing/describe-stores'
import { ada, temporaryRegistry } from '../testing/registry'
import { followRevocations } from '../preview/revocations'
import { readLiveSet } from './live-set'
import { preview } from './preview'
import { revokePreview } from './revoke-preview'
import { addKey, listKeys, retireKey } from './rotate-keys'
import { verifyStore } from './verify-store'

describeStores('signing keys', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry(await fresh())))
  afterEach(() => registry.remove())

  test('are rotated: old releases stay valid, then are re-signed, and the old key is no longer accepted', async () => {
    const { context, dataDir } = registry
    const source = { dataDir, env: {} }
    const keys = keyStore(source)
    const documentServer = loadKeyring(source)
    await registry.goLive({ version: '1.0.0' })
    const [old] = await listKeys(context, keys)
    expect(old).toMatchObject({ signing: true, releases: 1, pointer: true })

    const added = await addKey(context, keys, ada, 'yearly')
    expect((await readLiveSet(context.store, documentServer)).problems).toEqual([])
    expect(context.signer.keyId).toBe(added.keyId)
    await registry.publish({ version: '1.1.0' })
    expect(await verifyStore(context)).toMatchObject({ releases: 2, problems: [] })

    await expect(retireKey(context, keys, ada, { keyId: added.keyId })).rejects.toThrow('signs new releases')
    expect(await retireKey(context, keys, ada, { keyId: old!.keyId })).toMatchObject({ resigned: 1 })
    expect(
      (await listKeys(context, keys)).map(({ keyId, releases, pointer }) => ({ keyId, releases, pointer })),
    ).toEqual([{ keyId: added.keyId, releases: 2, pointer: true }])
    expect(await verifyStore(context)).toMatchObject({ problems: [] })
    expect((await readLiveSet(context.store, documentServer)).parts.catalogue?.live.version).toBe('1.0.0')
    expect((await context.store.listAudit()).filter(({ action }) => action === 'keys')).toHaveLength(2)
  })
})

describe('signing keys of a folder', () => {
  test('are retired with the list of revoked previews, which document servers with the new key alone still open', async () => {
    const registry = await temporaryRegistry()
    const { context, dataDir } = registry
    const keys = keyStore({ dataDir, env: {} })
    await registry.goLive()
    const { id } = await preview(context, ada, { targets: [{ part: 'catalogue', version: '1.0.0' }] })
    await revokePreview(context, ada, { id })
    const old = context.signer.keyId
    const { keyId } = await addKey(context, keys, ada)
    await retireKey(context, keys, ada, { keyId: old })
    expect(await keys.accepted()).toEqual([keyId])
    expect((await context.store.readRevocations())?.keyId).toBe(keyId)
    const problems: unknown[] = []
    const server = followRevocations(context.store, loadKeyring({ dataDir, env: {} }), (error) => problems.push(error))
    await server.refresh()
    expect(problems).toEqual([])
    expect(() => server.assertActive(id)).toThrow('was revoked')
    expect(() => server.assertActive('another')).not.toThrow()
    await registry.remove()
  })

  test('are not used to re-sign a damaged release', async () => {
    const registry = await temporaryRegistry()
    const keys = keyStore({ dataDir: registry.dataDir, env: {} })
    await registry.publish()
    const old = registry.context.signer.keyId
    await addKey(registry.context, keys, ada)
    const file = join(await registry.context.store.folderOf('catalogue', '1.0.0'), 'node/part.cjs')
    await chmod(file, 0o644)
    await writeFile(file, 'evil')
    await expect(retireKey(registry.context, keys, ada, { keyId: old })).rejects.toThrow('is damaged')
    expect(await keys.accepted()).toContain(old)
    await registry.remove()
  })

  test('are reloaded by a running server, which refuses a retired key’s signature', async () => {
    const registry = await temporaryRegistry()
    const source = { dataDir: registry.dataDir, env: {} }
    const keyring = loadKeyring(source)
    const document = registry.context.signer.sign('old')
    expect(keyring.open(document)).toBe('old')
    const keys = keyStore(source)
    const old = registry.context.signer.keyId
    await addKey(registry.context, keys, ada)
    await keys.retire(old)
    expect(() => keyring.open(document)).toThrow('which is not accepted here')
    await registry.remove()
  })

  test('from the environment rotate too: the old key’s releases are re-signed, then it is no longer needed', async () => {
    const registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    const old = registry.context.signer.keyId
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const next = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const env = {
      RELEASES_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      RELEASES_PUBLIC_KEYS: (await readFile(publicKeysFile(registry.dataDir), 'utf8')) + next,
    }
    const keys = keyStore({ dataDir: registry.dataDir, env })
    const context = { ...registry.context, signer: await loadSigner({ dataDir: registry.dataDir, env }) }
    expect(await listKeys(context, keys)).toMatchObject([
      { keyId: old, releases: 1 },
      { signing: true, releases: 0 },
    ])
    await expect(addKey(context, keys, ada)).rejects.toThrow('accept the new public key on every server')
    expect(await retireKey(context, keys, ada, { keyId: old })).toEqual({ keyId: old, resigned: 1, isOut: false })
    const without = await loadSigner({ dataDir: registry.dataDir, env: { ...env, RELEASES_PUBLIC_KEYS: next } })
    const { store } = await openSignedStore(context.store.location, {
      dataDir: registry.dataDir,
      env: { ...env, RELEASES_PUBLIC_KEYS: next },
    })
    expect(await verifyStore({ store, signer: without })).toMatchObject({ releases: 1, problems: [] })
    await registry.remove()
  })
})
