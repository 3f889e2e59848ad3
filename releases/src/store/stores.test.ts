import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { until } from '@shop/shared-api/testing/until'
import type { HealthReportInput } from '../contract'
import { closeChannel } from '../operations/close-channel'
import { collectGarbage } from '../operations/collect-garbage'
import { liveSetReader } from '../operations/live-set'
import { promote } from '../operations/promote'
import { publishRelease } from '../operations/publish-release'
import { rollback } from '../operations/rollback'
import { verifyStore } from '../operations/verify-store'
import { builtFolder } from '../testing/built-folder'
import { stopClock, withinASecond } from '../testing/stopped-clock'
import { describeStores } from '../testing/describe-stores'
import { ada, temporaryRegistry } from '../testing/registry'

// Some tests publish a dozen releases.
jest.setTimeout(180_000)

describeStores('a store', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry(await fresh())))
  afterEach(() => registry.remove())
  stopClock('setInterval')

  test('stores a release with compressed copies next to its files, and verifies it', async () => {
    await registry.publish()
    const folder = await registry.context.store.folderOf('catalogue', '1.0.0')
    const original = await readFile(join(folder, 'browser/remote.js'))
    expect(original.toString()).toContain('catalogue 1.0.0')
    expect(brotliDecompressSync(await readFile(join(folder, 'browser/remote.js.br')))).toEqual(original)
    expect(await registry.context.store.listParts()).toEqual(['catalogue'])
    expect(await verifyStore(registry.context)).toMatchObject({ releases: 1, problems: [] })
  })

  test('accepts the same bytes again, and refuses other bytes under one version with a conflict', async () => {
    await registry.publish()
    expect(await registry.publish()).toMatchObject({ outcome: 'unchanged' })
    await expect(registry.publish({ files: { 'browser/extra.js': 'new' } })).rejects.toMatchObject({ kind: 'conflict' })
    expect(await registry.context.store.listAudit()).toHaveLength(1)
  })

  test('stores one release and one audit entry for two concurrent publishers', async () => {
    const folders = await Promise.all([1, 2, 3].map(() => builtFolder(registry.dataDir)))
    const results = await Promise.all(
      folders.map((folder) => publishRelease(registry.context, ada, { part: 'catalogue', folder })),
    )
    expect(results.filter(({ outcome }) => outcome === 'published')).toHaveLength(1)
    expect(await registry.context.store.listAudit()).toHaveLength(1)
  })

  test('lets one of many concurrent moves win and returns a conflict to the others', async () => {
    await registry.goLive({ version: '1.0.0' })
    for (let count = 1; count <= 12; count += 1) await registry.publish({ version: `1.${count}.0` })
    const moves = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        promote(registry.context, ada, {
          targets: [{ part: 'catalogue', version: `1.${index + 1}.0` }],
          expectedRevision: 1,
        }),
      ),
    )
    const conflicts = moves.flatMap((move) => (move.status === 'rejected' ? [move.reason] : []))
    expect(conflicts).toEqual(Array.from({ length: 11 }, () => expect.objectContaining({ kind: 'conflict' })))
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })

  test('notifies a follower at once and of each move within a second, until it stops', async () => {
    await registry.goLive({ version: '1.0.0' })
    const read = liveSetReader(registry.context.store, registry.context.signer)
    let live: string | undefined
    let notified = 0
    let others = 0
    const { store } = registry.context
    const stop = store.watch(() => {
      notified += 1
      void read().then(({ parts }) => (live = parts.catalogue?.live.version))
    })
    await until(() => live === '1.0.0')
    await registry.goLive({ version: '1.1.0' })
    await withinASecond(() => live === '1.1.0')
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    await withinASecond(() => live === '1.0.0')
    stop()
    const [before, leave] = [notified, store.watch(() => (others += 1))]
    await until(() => others > 0)
    for (const version of ['1.2.0', '1.3.0']) {
      const calls = others
      await registry.goLive({ version })
      await withinASecond(() => others > calls)
    }
    expect(notified).toBe(before)
    leave()
  })

  test('returns each health report once, in order', async () => {
    const { store } = registry.context
    const report = (at: string): HealthReportInput => ({ at, parts: [], api: { calls: 1, failures: 0 } })
    const first = await store.readHealth(null)
    expect(first.reports).toEqual([])
    await store.reportHealth(report('2026-01-01T00:00:00.000Z'))
    await store.reportHealth(report('2026-01-01T00:00:02.000Z'))
    const second = await store.readHealth(first.cursor)
    expect(second.reports.map(({ at }) => at)).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:02.000Z'])
    await store.reportHealth(report('2026-01-01T00:00:04.000Z'))
    expect((await store.readHealth(second.cursor)).reports.map(({ at }) => at)).toEqual(['2026-01-01T00:00:04.000Z'])
  })

  test('creates one health key for concurrent first reads', async () => {
    const { store } = registry.context
    const keys = await Promise.all([store.readHealthKey(), store.readHealthKey()])
    const again = await temporaryRegistry(store.location === 'the database' ? undefined : store.location)
    expect(keys[0]).toHaveLength(32)
    expect(keys[1]).toEqual(keys[0])
    if (store.location !== 'the database') expect(await again.context.store.readHealthKey()).toEqual(keys[0])
    await again.remove()
  })

  test('distinguishes versions that were live or a canary from those that were only published', async () => {
    const { store } = registry.context
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
    await registry.publish({ version: '1.2.0' })
    const released = () =>
      Promise.all(['1.0.0', '1.1.0', '1.2.0', '9.9.9'].map((version) => store.wasReleased('catalogue', version)))
    expect(await released()).toEqual([true, true, false, false])
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.2.0' }], canary: 5 })
    expect(await released()).toEqual([true, true, true, false])
  })

  test('removes unused versions, and never accepts their number for other bytes', async () => {
    for (let count = 0; count <= 9; count += 1) await registry.goLive({ version: `1.${count}.0` })
    await registry.publish({ version: '2.0.0' })
    expect(await collectGarbage(registry.context, ada, { keepDays: 30 })).toMatchObject({ removed: [], kept: 11 })
    const inTabs = await collectGarbage(registry.context, ada, { keepDays: 0, dryRun: true }, Date.now() + 5)
    expect(inTabs.removed).toEqual([])
    const later = Date.now() + 25 * 3600_000
    const planned = await collectGarbage(registry.context, ada, { keepDays: 0, dryRun: true }, later)
    expect(planned.removed.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    expect(await registry.context.store.listVersions('catalogue')).toHaveLength(11)
    await collectGarbage(registry.context, ada, { keepDays: 0, why: 'room' }, later)
    expect(await registry.context.store.listVersions('catalogue')).toHaveLength(7)
    expect(await registry.context.store.getRelease('catalogue', '1.0.0')).toBeNull()
    await expect(registry.publish({ version: '1.0.0', files: { 'browser/other.js': '1' } })).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
    expect(await registry.publish({ version: '1.0.0' })).toMatchObject({ outcome: 'published' })
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })

  test('keeps a version for the channel that gets it while another one is closed', async () => {
    const { context } = registry
    const { store } = context
    const toChannel = (channel: string) => registry.publish({}, { channel })
    const close = (changed: Partial<typeof store> = {}) =>
      closeChannel({ ...context, store: { ...store, ...changed } }, ada, { channel: 'pr-12' })
    await toChannel('pr-12')
    const afterMain: typeof store.removeRelease = async (...removal) => {
      await toChannel('main')
      return store.removeRelease(...removal)
    }
    expect(await close({ removeRelease: afterMain })).toMatchObject({ removed: [], retained: [{ version: '1.0.0' }] })

    await closeChannel(context, ada, { channel: 'main' })
    await toChannel('pr-12')
    let hasClosed = false
    const beforeMain: typeof store.putRelease = async (release) => {
      const outcome = await store.putRelease(release)
      if (!hasClosed) expect(await close()).toMatchObject({ removed: [{ version: '1.0.0' }] })
      hasClosed = true
      return outcome
    }
    const folder = await builtFolder(registry.dataDir)
    const publishing = { ...context, store: { ...store, putRelease: beforeMain } }
    const request = { part: 'catalogue', folder, channel: 'main' }
    expect(await publishRelease(publishing, ada, request)).toMatchObject({ outcome: 'published' })
    expect(await store.getRelease('catalogue', '1.0.0')).not.toBeNull()
    expect(await verifyStore(context)).toMatchObject({ problems: [] })
  })

  test('keeps a version that went live between check and removal', async () => {
    await registry.goLive({ version: '1.0.0' })
    const entry = { ...(await registry.context.store.listAudit())[0]!, action: 'remove' as const }
    await expect(registry.context.store.removeRelease('catalogue', '1.0.0', entry)).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })
})
