import type { SignalCounts } from '../contract/signals'
import { abortCanary } from '../operations/abort-canary'
import { promote } from '../operations/promote'
import { readPointer } from '../operations/read-pointer'
import { status } from '../operations/status'
import { ada, temporaryRegistry } from '../testing/registry'
import { rolloutDriver } from './drive-rollouts'
import { changeGuard, listGuards } from './guard-status'

/** Only the date is the test's. */
const realTimers = [
  ...(['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
]
const fast: SignalCounts = { lcp: [...Array<number>(40).fill(0), 60, 60, 60], funnel: [180, 72, 9] }
const slow: SignalCounts = { lcp: [...Array<number>(43).fill(0), 60, 60, 60], funnel: [180, 72, 9] }
const fewCarts: SignalCounts = { ...fast, funnel: [180, 20, 2] }

describe('guarded promotion', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let now = 0
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    now = Date.now()
    jest.useFakeTimers({ now, doNotFake: realTimers })
  })
  afterEach(async () => {
    jest.useRealTimers()
    await registry.remove()
  })

  const log = { warn: () => undefined, error: () => undefined }
  /** A check by a release server that has just started. */
  const check = () => rolloutDriver(registry.context, { log })()
  const start = (guarded: Parameters<typeof promote>[2]['guarded'] = {}) =>
    promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }], guarded })
  const measure = async (candidate: SignalCounts, live = fast) => {
    const versions = [
      { part: 'catalogue', version: '1.0.0', counts: live },
      { part: 'catalogue', version: '1.1.0', counts: candidate },
    ]
    await registry.context.store.reportSignals({ versions })
  }
  const pass = (minutes: number) => {
    now += minutes * 60_000
    jest.setSystemTime(now)
  }
  const part = async () => (await readPointer(registry.context.store, registry.context.signer)).parts.catalogue
  const lastEntry = async () => (await registry.context.store.listAudit()).at(-1)!

  test('goes 1, 5, 25, 100 % while the candidate is not worse, with the figures in the audit log', async () => {
    await start()
    const shares: unknown[] = []
    for (let stage = 0; stage < 3; stage += 1) {
      shares.push((await part())?.canary?.percent)
      await measure(fast)
      await check()
      expect((await part())?.canary?.percent).toBe(shares.at(-1))
      pass(11)
      await check()
    }
    expect(shares).toEqual([1, 5, 25])
    expect(await part()).toMatchObject({ live: '1.1.0', lastKnownGood: '1.0.0', canary: null })
    expect(await lastEntry()).toMatchObject({
      action: 'promote',
      by: 'guarded promotion',
      role: 'guard',
      why: expect.stringMatching(
        /^catalogue 1\.1\.0 is not worse than 1\.0\.0 at 25 %: 540 visits, LCP \+0 %, add to cart \+0 %/,
      ),
      guard: { startedBy: 'Ada', stages: [1, 5, 25] },
    })
    expect(await listGuards(registry.context)).toEqual([])
  })

  test.each([
    ['a slower LCP', slow, /LCP \+68 % \(.* s in 180 visits, .* s in 180; ratio .*, limit 400\)/],
    ['rarer carts', fewCarts, /add to cart −72 % \(40\.0 % in 180 visits, 11\.1 % in 180; ratio .*, limit 400\)/],
  ])('aborts a candidate with %s, and says so in numbers', async (_name, counts, figures) => {
    await start()
    await measure(counts)
    await check()
    expect(await part()).toMatchObject({ live: '1.0.0', canary: null })
    const { action, role, why } = await lastEntry()
    expect({ action, role }).toEqual({ action: 'abort', role: 'guard' })
    expect(why).toMatch(/^catalogue 1\.1\.0 is worse than 1\.0\.0: /)
    expect(why).toMatch(figures)
  })

  test('waits for enough visits, then pauses after a day, and goes on when resumed', async () => {
    await start()
    pass(60)
    await check()
    expect(await part()).toMatchObject({ canary: { percent: 1 } })
    pass(24 * 60)
    await check()
    await check()
    expect(await lastEntry()).toMatchObject({
      action: 'pause',
      why: 'catalogue 1.1.0 stays at 1 %: 0 of 100 visits are measured',
    })
    expect((await status(registry.context)).parts.find(({ part: name }) => name === 'catalogue')).toMatchObject({
      guarded: 'paused',
    })
    await measure(fast)
    await check()
    expect(await part()).toMatchObject({ canary: { percent: 1 } })
    await changeGuard(registry.context, ada, { part: 'catalogue', step: 'resume', why: 'Sale begins' })
    pass(11)
    await check()
    expect(await part()).toMatchObject({ canary: { percent: 5 } })
  })

  test('stays while it is paused by a person, however bad or good it is', async () => {
    await start({ stageMinutes: 0 })
    await changeGuard(registry.context, ada, { part: 'catalogue', step: 'pause', why: 'Looking' })
    await measure(slow)
    await check()
    expect(await part()).toMatchObject({ canary: { version: '1.1.0', percent: 1 } })
    expect(await listGuards(registry.context)).toMatchObject([{ paused: { by: 'Ada', why: 'Looking' }, visits: 180 }])
    await expect(changeGuard(registry.context, ada, { part: 'catalogue', step: 'pause' })).rejects.toMatchObject({
      kind: 'conflict',
    })
  })

  test('ends with any other move of the part', async () => {
    await start({ stageMinutes: 0, stageVisits: 0 })
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }], canary: 40 })
    await check()
    expect(await part()).toMatchObject({ canary: { percent: 40 } })
    await start({ stageMinutes: 0, stageVisits: 0 })
    await abortCanary(registry.context, ada, { part: 'catalogue' })
    await check()
    expect(await part()).toMatchObject({ live: '1.0.0', canary: null })
    await expect(changeGuard(registry.context, ada, { part: 'catalogue', step: 'pause' })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('moves once when two release servers check at once', async () => {
    await start({ stageMinutes: 1, stageVisits: 0 })
    pass(2)
    await Promise.all([check(), check()])
    expect(await part()).toMatchObject({ canary: { percent: 5 } })
  })

  test('ignores signals of earlier hours', async () => {
    pass(-180)
    await measure(slow)
    pass(180)
    await start()
    await check()
    expect(await part()).toMatchObject({ canary: { percent: 1 } })
  })

  test('guards a canary that runs at the same share already', async () => {
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }], canary: 1 })
    expect(await start()).toMatchObject({ outcome: 'moved' })
    expect(await listGuards(registry.context)).toHaveLength(1)
  })

  test.each([
    ['falling stages', { guarded: { stages: [5, 1] } }, /rising percentages/],
    ['a stage for everyone', { guarded: { stages: [100] } }, /rising percentages/],
    ['no stage', { guarded: { stages: [] } }, /rising percentages/],
    ['negative minutes', { guarded: { stageMinutes: -1 } }, /minutes/],
    ['half a visit', { guarded: { stageVisits: 0.5 } }, /visits/],
    ['a share', { guarded: {}, canary: 10 }, /leave out --canary/],
    [
      'two parts',
      { guarded: {}, targets: ['catalogue', 'shell'].map((name) => ({ part: name, version: '1.1.0' })) },
      /one part/,
    ],
  ])('refuses %s', async (_name, request, message) => {
    const targets = [{ part: 'catalogue', version: '1.1.0' }]
    const refused = expect.objectContaining({ kind: 'usage', message: expect.stringMatching(message) as string })
    await expect(promote(registry.context, ada, { targets, ...request })).rejects.toEqual(refused)
  })
})
