import { statusText } from '../cli/print'
import type { HealthReportInput } from '../contract'
import { promote } from '../operations/promote'
import { readPointer } from '../operations/read-pointer'
import { status } from '../operations/status'
import { unblock } from '../operations/unblock'
import { healthReportOf, networks } from '../testing/health-report'
import { ada, temporaryRegistry } from '../testing/registry'
import { defaultBudget } from './budget'
import { createHealthLog } from './health-log'
import { watchdog } from './watchdog'

describe('watchdog', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  const logged: string[] = []
  beforeEach(async () => {
    logged.length = 0
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
  })
  afterEach(() => registry.remove())

  const look = (budget = defaultBudget) => {
    const note = (_details: object, message: string) => void logged.push(message)
    return watchdog(registry.context, {
      healthLog: createHealthLog(registry.context.store),
      budget,
      log: { error: note, warn: note },
    })
  }
  const report = (version: string, renders: number, renderFailures: number, rest: Partial<HealthReportInput> = {}) =>
    registry.context.store.reportHealth(
      healthReportOf({ version, views: renders, renders, renderFailures, messages: ['boom'] }, rest),
    )
  const live = async () => (await readPointer(registry.context.store, registry.context.signer)).parts.catalogue
  const blocks = async () => (await status(registry.context)).parts.flatMap(({ blocked }) => blocked)
  const lastEntry = async () => (await registry.context.store.listAudit()).at(-1)

  test('rolls back a version that fails in a fifth of its views, blocks it, and records why in the audit log', async () => {
    await report('1.1.0', 100, 20)
    await look()()
    expect(await live()).toEqual({ live: '1.0.0', lastKnownGood: null, canary: null })
    expect(await lastEntry()).toMatchObject({
      action: 'rollback',
      by: 'health watch',
      role: 'health',
      why: 'catalogue 1.1.0 was rolled back automatically: it failed in 20 of 100 renders (20 %; the budget is 5 %)',
      changes: [{ part: 'catalogue', from: '1.1.0', to: '1.0.0' }],
      blocks: [{ part: 'catalogue', version: '1.1.0' }],
    })
    await expect(
      promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }] }),
    ).rejects.toMatchObject({
      kind: 'refused',
      problems: [expect.stringContaining('catalogue 1.1.0 is blocked')],
    })
    const { at, why } = (await registry.context.store.listAudit()).find(({ action }) => action === 'rollback')!
    expect(await blocks()).toEqual([{ version: '1.1.0', since: at, why }])
    expect(statusText(await status(registry.context)).at(-1)).toMatch(
      /^catalogue 1\.1\.0 is blocked since 20.*: .*5 %\)$/,
    )
  })

  test('aborts a canary and leaves the live version alone', async () => {
    await registry.publish({ version: '1.2.0' })
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.2.0' }], canary: 10 })
    await report('1.1.0', 900, 2)
    await report('1.2.0', 100, 20)
    await look()()
    expect(await live()).toMatchObject({ live: '1.1.0', canary: null })
    expect(await lastEntry()).toMatchObject({ action: 'abort', changes: [{ from: '1.2.0', to: '1.1.0' }] })
  })

  test('does not blame a healthy version while the API is away', async () => {
    await report('1.1.0', 100, 60, { api: { calls: 100, failures: 90 } })
    await look()()
    expect(await live()).toMatchObject({ live: '1.1.0' })
  })

  test('acts once: a version that a release manager promotes again stays', async () => {
    await report('1.1.0', 100, 20)
    const watch = look()
    await watch()
    await unblock(registry.context, ada, { part: 'catalogue', version: '1.1.0', why: 'the shelf was broken, not this' })
    expect(await blocks()).toEqual([])
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }] })
    await watch()
    await watch()
    expect(await live()).toMatchObject({ live: '1.1.0' })
    expect(logged).toEqual([
      'rolled back a version that exceeded its error budget',
      'error budget exceeded again after a manual promotion; automatic rollback skipped',
    ])
    expect(await lastEntry()).toMatchObject({
      outcome: 'refused',
      role: 'health',
      revision: null,
      why: expect.stringContaining('and stays: a release manager promoted it again'),
    })
  })

  test('rolls back together what was promoted together', async () => {
    await registry.goLive({ part: 'cart-checkout', version: '1.0.0' })
    await registry.publish({ version: '2.0.0' })
    await registry.publish({ part: 'cart-checkout', version: '2.0.0' })
    await promote(registry.context, ada, {
      targets: ['catalogue', 'cart-checkout'].map((part) => ({ part, version: '2.0.0' })),
    })
    await report('2.0.0', 100, 20)
    await look()()
    const { parts } = await readPointer(registry.context.store, registry.context.signer)
    expect([parts.catalogue?.live, parts['cart-checkout']?.live]).toEqual(['1.1.0', '1.0.0'])
  })

  test('leaves a version alone that was fine for a long time: the cause is elsewhere', async () => {
    await report('1.1.0', 100, 20)
    await look({ ...defaultBudget, bakeMs: 0 })()
    expect(await live()).toMatchObject({ live: '1.1.0' })
  })

  test('rolls back a version that browsers in several networks report, without their text in the reason', async () => {
    const message = '<b>Call 555-0143</b>'
    const reported = {
      version: '1.1.0',
      exposures: 60,
      pageFailures: 12,
      pageNetworks: { seen: networks(30), failed: networks(6) },
      messages: [message],
      reportedMessages: [message],
    }
    await registry.context.store.reportHealth(healthReportOf(reported))
    await look()()
    expect(await live()).toMatchObject({ live: '1.0.0' })
    expect(await lastEntry()).toMatchObject({
      why: 'catalogue 1.1.0 was rolled back automatically: browsers in 6 of 30 networks reported failures of its pages (20 %; the budget is 5 %)',
    })
    expect(JSON.stringify([await registry.context.store.listAudit(), await status(registry.context)])).not.toContain(
      '555-0143',
    )
  })

  test('moves nothing for 10,000 reports of two networks, however many views they claim', async () => {
    const reported = {
      version: '1.1.0',
      exposures: 10_000,
      reportedViews: 10_000,
      pageFailures: 10_000,
      pageNetworks: { seen: networks(2), failed: networks(2) },
    }
    await registry.context.store.reportHealth(healthReportOf(reported))
    await look()()
    expect(await live()).toMatchObject({ live: '1.1.0' })
  })

  test('detects a fault although calls of browsers fail too', async () => {
    await report('1.1.0', 100, 20, { proxied: { calls: 14, failures: 14, networks: 14 } })
    await look()()
    expect(await live()).toMatchObject({ live: '1.0.0' })
  })

  test('alerts once about a version past the hourly limit, and rolls it back after the hour', async () => {
    for (const version of ['1.2.0', '1.3.0', '1.4.0', '1.5.0']) {
      await registry.goLive({ version })
      await report(version, 100, 20)
      await look()()
    }
    expect(await live()).toMatchObject({ live: '1.5.0' })
    const watch = look()
    await watch()
    await watch()
    const alerts = (await registry.context.store.listAudit()).filter(({ outcome }) => outcome === 'refused')
    expect(alerts).toMatchObject([
      {
        why: 'catalogue 1.5.0 fails: it failed in 20 of 100 renders (20 %; the budget is 5 %), and stays: 3 were rolled back within an hour',
      },
    ])
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 60 * 60_000 + 1)
    await report('1.5.0', 100, 20, { at: new Date(now + 60 * 60_000).toISOString() })
    await look({ ...defaultBudget, bakeMs: 2 * 60 * 60_000 })()
    clock.mockRestore()
    expect(await live()).toMatchObject({ live: '1.1.0' })
  })

  test('moves once when two release servers detect the same fault', async () => {
    await report('1.1.0', 100, 20)
    await Promise.all([look()(), look()()])
    expect(await live()).toMatchObject({ live: '1.0.0' })
    const moves = (await registry.context.store.listAudit()).filter(
      ({ role, revision }) => role === 'health' && revision,
    )
    expect(moves).toHaveLength(1)
  })
})
