import { openProvenance } from '../manifest/provenance'
import { keyStore } from '../signing/key-store'
import { describeStores } from '../testing/describe-stores'
import { ada, temporaryRegistry } from '../testing/registry'
import { promote } from './promote'
import { readProvenance } from './read-provenance'
import { rollback } from './rollback'
import { addKey, retireKey } from './rotate-keys'
import { status } from './status'
import { verifyStore } from './verify-store'

describeStores('provenance', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry(await fresh())))
  afterEach(() => registry.remove())

  const read = () => readProvenance(registry.context, 'catalogue', '1.0.0')

  test('is attested at publication and shown with the live version', async () => {
    await registry.goLive({ build: { commit: 'fe0ac77', dirty: true } })
    const { store, signer } = registry.context
    const release = (await store.getRelease('catalogue', '1.0.0'))!
    const document = (await store.getProvenance('catalogue', '1.0.0'))!
    const attested = openProvenance(document, signer, JSON.parse(release.payload), release.payload)
    expect(attested).toMatchObject({
      commit: 'fe0ac77',
      dirty: true,
      builder: 'test',
      publisher: { name: 'Ada', role: 'local' },
    })
    const [live] = (await status(registry.context)).parts.filter(({ part }) => part === 'catalogue')
    expect(live).toMatchObject({ commit: 'fe0ac77', dirty: true, provenance: attested })
  })

  test('is refused by verify when it is forged, or about another version', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    const { store } = registry.context
    const own = (await store.getProvenance('catalogue', '1.0.0'))!
    const forgeries = [
      [{ ...own, payload: own.payload.replace('Ada', 'Eve') }, 'signature does not match'],
      [(await store.getProvenance('catalogue', '1.1.0'))!, 'about other bytes (catalogue@1.1.0/release.json)'],
      [registry.context.signer.sign(own.payload.replace('"dirty":false', '"dirty":true')), 'different values of dirty'],
    ] as const
    for (const [forgery, reason] of forgeries) {
      await store.putProvenance('catalogue', '1.0.0', forgery)
      expect((await verifyStore(registry.context)).problems).toEqual([expect.stringContaining(reason)])
      expect((await status(registry.context)).parts.find(({ part }) => part === 'catalogue')?.provenance).toBeNull()
    }
  })

  test('is checked by the gate: a forged one refuses a promotion, and is named with a rollback', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
    const { store } = registry.context
    const own = (await store.getProvenance('catalogue', '1.0.0'))!
    await store.putProvenance('catalogue', '1.0.0', { ...own, payload: own.payload.replace('Ada', 'Eve') })
    const targets = [{ part: 'catalogue', version: '1.0.0' }]
    await expect(promote(registry.context, ada, { targets })).rejects.toMatchObject({
      problems: [expect.stringContaining('The provenance of catalogue 1.0.0 cannot be trusted')],
    })
    const { outcome, findings } = await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    expect(outcome).toBe('moved')
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('cannot be trusted') }),
    )
  })

  test('is signed again with the release when its key is retired, and stays the first publisher’s', async () => {
    const keys = keyStore({ dataDir: registry.dataDir, env: {} })
    await registry.publish()
    const before = await read()
    const old = registry.context.signer.keyId
    await addKey(registry.context, keys, ada)
    await retireKey(registry.context, keys, ada, { keyId: old })
    expect(await registry.publish()).toMatchObject({ outcome: 'unchanged' })
    expect(await read()).toEqual(before)
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })
})
