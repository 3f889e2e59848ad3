import { describeStores } from '../testing/describe-stores'
import { temporaryRegistry } from '../testing/registry'
import { signalStatus } from './signal-status'

const batch = (counts: object, version = '1.0.0') => ({ versions: [{ part: 'catalogue', version, counts }] })

describeStores('signals', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry(await fresh())))
  afterEach(() => registry.remove())

  test('are summed up per version and hour, from any number of document servers at once', async () => {
    const { store } = registry.context
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.reportSignals({
          versions: [
            { part: 'catalogue', version: '1.0.0', counts: { lcp: [0, 1, 2], funnel: [3, 1] } },
            { part: 'catalogue', version: '1.1.0', counts: { lcp: [1] } },
          ],
        }),
      ),
    )
    await store.reportSignals(batch({ lcp: [0, 0, 0, 5] }))
    const rollups = await store.readSignals(new Date(Date.now() - 3_600_000).toISOString())
    const total = (version: string, figure: 'lcp' | 'funnel') =>
      rollups
        .filter((rollup) => rollup.version === version)
        .map(({ counts }) => counts[figure] ?? [])
        .reduce((sum, counts) => Array.from({ length: 4 }, (_, at) => (sum[at] ?? 0) + (counts[at] ?? 0)), [])
    expect(total('1.0.0', 'lcp')).toEqual([0, 20, 40, 5])
    expect(total('1.0.0', 'funnel')).toEqual([60, 20, 0, 0])
    expect(total('1.1.0', 'lcp')).toEqual([20, 0, 0, 0])
    expect(rollups.every(({ hour }) => /T\d\d:00:00\.000Z$/.test(hour))).toBe(true)
  })

  test('signalStatus: shows percentiles, purchases and hours of each version', async () => {
    const { store } = registry.context
    await store.reportSignals(
      batch({ lcp: Array.from({ length: 45 }, (_, bucket) => (bucket === 44 ? 10 : 0)), funnel: [10, 4, 1] }),
    )
    const [status, ...others] = await signalStatus(store, { part: 'catalogue' })
    expect(others).toEqual([])
    expect(status).toMatchObject({ version: '1.0.0', funnel: { view: 10, cart: 4, order: 1 } })
    expect(status!.metrics.lcp!.visits).toBe(10)
    expect(status!.metrics.lcp!.p75).toBeGreaterThan(2 ** 11)
    expect(status!.metrics.lcp!.p75).toBeLessThan(2 ** 11.25)
    expect(status!.series).toMatchObject([{ visits: 10 }])
    expect(await signalStatus(store, { part: 'account' })).toEqual([])
    await expect(signalStatus(store, { hours: 9_999 })).rejects.toMatchObject({ kind: 'usage' })
  })
})
