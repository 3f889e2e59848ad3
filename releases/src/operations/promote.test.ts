import { ReleaseError } from '../release-error'
import { ada, temporaryRegistry } from '../testing/registry'
import { readLiveSet } from './live-set'
import { promote } from './promote'
import { readPointer } from './read-pointer'
import { rollback } from './rollback'

describe('promote and rollback', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  const part = async () => (await readPointer(registry.context.store, registry.context.signer)).parts.catalogue

  test('the replaced version becomes the last known good one', async () => {
    await registry.goLive({ version: '1.0.0' })
    expect(await part()).toEqual({ live: '1.0.0', lastKnownGood: null, canary: null })
    await registry.goLive({ version: '1.1.0' })
    expect(await part()).toEqual({ live: '1.1.0', lastKnownGood: '1.0.0', canary: null })
  })

  test('promotes the newest version of a channel, not the last or highest one published', async () => {
    await registry.publish({ version: '2.0.0' })
    await registry.publish({ version: '1.0.0-ffff' }, { channel: 'main' })
    await registry.publish({ version: '1.0.0-0a0a' }, { channel: 'main' })
    await registry.publish({ version: '3.0.0-branch' })
    const fromMain = { targets: [{ part: 'catalogue', channel: 'main' }] }
    const { changes } = await promote(registry.context, ada, fromMain)
    expect(changes).toEqual([{ part: 'catalogue', from: null, to: '1.0.0-0a0a' }])
    expect(await registry.publish({ version: '1.0.0-ffff' }, { channel: 'main' })).toMatchObject({
      outcome: 'unchanged',
    })
    expect(await promote(registry.context, ada, fromMain)).toMatchObject({ changes: [{ to: '1.0.0-ffff' }] })
  })

  test('refuses a part without a version or channel, and names both', async () => {
    await registry.publish({ version: '1.0.0' }, { channel: 'main' })
    await registry.publish({ version: '1.1.0' })
    await expect(promote(registry.context, ada, { targets: [{ part: 'catalogue' }] })).rejects.toMatchObject({
      kind: 'usage',
      message:
        'Specify which catalogue: a version, as in catalogue@1.1.0, or a channel: --channel main (1.0.0). ' +
        'Published versions are 1.0.0, 1.1.0.',
    })
    const other = promote(registry.context, ada, { targets: [{ part: 'catalogue', channel: 'next' }] })
    await expect(other).rejects.toThrow('publish catalogue --channel next. Others are --channel main (1.0.0).')
    await expect(registry.publish({}, { channel: 'Main branch' })).rejects.toMatchObject({ kind: 'usage' })
  })

  test('a rollback returns to the last known good version and never offers the faulty one again', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.goLive({ version })
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }], why: 'blank page' })
    expect(await part()).toEqual({ live: '1.1.0', lastKnownGood: '1.0.0', canary: null })
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    expect(await part()).toEqual({ live: '1.0.0', lastKnownGood: null, canary: null })
    await expect(rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })).rejects.toThrow(
      'no earlier live version',
    )
  })

  test('a rollback can name its version', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.goLive({ version })
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue', to: '1.0.0' }] })
    expect(await part()).toEqual({ live: '1.0.0', lastKnownGood: null, canary: null })
  })

  test('several parts go live in one move', async () => {
    await registry.publish({ part: 'shell' })
    await registry.publish({ part: 'catalogue' })
    const result = await promote(registry.context, ada, {
      targets: ['shell', 'catalogue'].map((name) => ({ part: name, version: '1.0.0' })),
    })
    expect(result).toMatchObject({ outcome: 'moved', revision: 1 })
    const set = await readLiveSet(registry.context.store, registry.context.signer)
    expect(Object.keys(set.parts)).toEqual(['shell', 'catalogue'])
    expect(set.parts.catalogue?.live.manifest.version).toBe('1.0.0')
  })

  test('promoting the live version moves nothing and adds no audit entry', async () => {
    await registry.goLive()
    const before = await registry.context.store.listAudit()
    const result = await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.0.0' }] })
    expect(result).toMatchObject({ outcome: 'unchanged', revision: 1 })
    expect(await registry.context.store.listAudit()).toEqual(before)
  })

  test('of two concurrent promotions one succeeds and the other gets a conflict', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    await registry.publish({ version: '1.2.0' })
    const results = await Promise.allSettled(
      ['1.1.0', '1.2.0'].map((version) =>
        promote(registry.context, ada, { targets: [{ part: 'catalogue', version }] }),
      ),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(ReleaseError)
    expect(refused?.reason).toMatchObject({ kind: 'conflict' })
    const pointer = await readPointer(registry.context.store, registry.context.signer)
    expect(pointer.revision).toBe(2)
    expect((await registry.context.store.listAudit()).filter(({ revision }) => revision === 2)).toHaveLength(1)
  })

  test('a decision on an older revision is a conflict', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    const late = promote(registry.context, ada, {
      targets: [{ part: 'catalogue', version: '1.1.0' }],
      expectedRevision: 0,
    })
    await expect(late).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('an unpublished version and an unknown part are not found', async () => {
    await registry.publish()
    const wrongVersion = promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '9.9.9' }] })
    await expect(wrongVersion).rejects.toThrow('catalogue 9.9.9 is not published. Published versions are 1.0.0.')
    const wrongPart = promote(registry.context, ada, { targets: [{ part: 'catalog' }] })
    await expect(wrongPart).rejects.toThrow('There is no part "catalog".')
  })
})
