import { ada, temporaryRegistry } from '../testing/registry'
import { abortCanary } from './abort-canary'
import { promote } from './promote'
import { readPointer } from './read-pointer'
import { rollback } from './rollback'
import { verifyStore } from './verify-store'

describe('canary', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
  })
  afterEach(async () => {
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
    await registry.remove()
  })
  const to = (canary?: number) =>
    promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }], canary })
  const now = async () => (await readPointer(registry.context.store, registry.context.signer)).parts.catalogue

  test('starts at a share, is raised, and is promoted with the old version as last known good', async () => {
    expect(await to(10)).toMatchObject({ outcome: 'moved', changes: [{ from: '1.0.0', to: '1.1.0', percent: 10 }] })
    expect(await now()).toEqual({ live: '1.0.0', lastKnownGood: null, canary: { version: '1.1.0', percent: 10 } })
    expect(await to(10)).toMatchObject({ outcome: 'unchanged' })
    expect(await to(50)).toMatchObject({ outcome: 'moved' })
    await to()
    expect(await now()).toEqual({ live: '1.1.0', lastKnownGood: '1.0.0', canary: null })
    expect((await registry.context.store.listAudit()).map(({ action }) => action)).toEqual([
      'publish',
      'promote',
      'publish',
      'canary',
      'canary',
      'promote',
    ])
  })

  test('is aborted, and is never a rollback target', async () => {
    await to(10)
    await abortCanary(registry.context, ada, { part: 'catalogue', why: 'odd pictures' })
    expect(await now()).toEqual({ live: '1.0.0', lastKnownGood: null, canary: null })
    await expect(abortCanary(registry.context, ada, { part: 'catalogue' })).rejects.toThrow('catalogue has no canary')
    await registry.goLive({ version: '1.2.0' })
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    expect(await now()).toMatchObject({ live: '1.0.0' })
  })

  test('is judged as if it were live for everyone', async () => {
    await registry.publish({ version: '1.2.0', contract: { api: '^9.0.0' } })
    const targets = [{ part: 'catalogue', version: '1.2.0' }]
    await expect(promote(registry.context, ada, { targets, canary: 1 })).rejects.toMatchObject({ kind: 'refused' })
    expect(await now()).toMatchObject({ canary: null })
  })

  test('requires a live version and an integer percentage', async () => {
    await registry.publish({ part: 'shell' })
    await expect(
      promote(registry.context, ada, { targets: [{ part: 'shell', version: '1.0.0' }], canary: 10 }),
    ).rejects.toThrow('not live yet')
    for (const share of [0, 100, 2.5]) await expect(to(share)).rejects.toMatchObject({ kind: 'usage' })
  })
})
