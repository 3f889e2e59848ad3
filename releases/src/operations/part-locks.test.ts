import { rolloutDriver } from '../guard/drive-rollouts'
import { ada, temporaryRegistry } from '../testing/registry'
import { changeLocks, partLocks } from './part-locks'
import { promote } from './promote'
import { rollback } from './rollback'
import { status } from './status'

const team = { by: 'Grace', role: 'team:catalogue' }
const targets = [{ part: 'catalogue', version: '1.1.0' }]

describe('changeLocks', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive({ version: '0.9.0' })
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
  })
  afterEach(() => registry.remove())

  const change = (step: 'lock' | 'unlock', more: object = {}, actor = ada) =>
    changeLocks(registry.context, actor, { parts: ['catalogue'], step, why: 'Sale', ...more })
  const move = (more: object = {}) => promote(registry.context, team, { targets, ...more })

  test('refuses promotions and canaries of a locked part with the reason, until it is unlocked', async () => {
    await change('lock')
    const refused = {
      kind: 'refused',
      problems: ['catalogue is locked by Ada: Sale. Unlock it first: unlock catalogue.'],
    }
    await expect(move()).rejects.toMatchObject(refused)
    await expect(move({ canary: 10 })).rejects.toMatchObject(refused)
    expect(await move({ dryRun: true })).toMatchObject({ verdict: 'refused' })
    const { parts } = await status(registry.context)
    expect(parts.find(({ part }) => part === 'catalogue')?.lock).toMatchObject({ by: 'Ada', why: 'Sale', until: null })
    await change('unlock')
    expect(await move()).toMatchObject({ outcome: 'moved' })
  })

  test('lets a locked part be rolled back, and forced with an audited reason', async () => {
    await change('lock')
    expect(await rollback(registry.context, team, { targets: [{ part: 'catalogue' }] })).toMatchObject({
      outcome: 'moved',
    })
    const forced = await promote(registry.context, ada, { targets, force: true, why: 'Security fix' })
    expect(forced).toMatchObject({
      outcome: 'forced',
      findings: expect.arrayContaining([expect.objectContaining({ check: 'lock' })]),
    })
  })

  test('pauses a guarded promotion of a part that is locked while it runs', async () => {
    await move({ guarded: { stages: [50], stageMinutes: 0, stageVisits: 0 } })
    await change('lock')
    await rolloutDriver(registry.context, { log: { warn: () => undefined, error: () => undefined } })()
    const last = (await registry.context.store.listAudit()).at(-1)
    expect(last).toMatchObject({ action: 'pause', why: expect.stringContaining('catalogue is locked by Ada') })
  })

  test('ends at its time', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await change('lock', { until })
    const audit = await registry.context.store.listAudit()
    expect(partLocks(audit, Date.parse(until) - 1).size).toBe(1)
    expect(partLocks(audit, Date.parse(until)).size).toBe(0)
  })

  test('lets only a release manager unlock what one has locked', async () => {
    await change('lock')
    await expect(change('unlock', {}, team)).rejects.toMatchObject({ kind: 'forbidden' })
    await change('unlock')
    await change('lock', {}, team)
    await change('unlock', {}, team)
    await expect(change('unlock')).rejects.toMatchObject({ kind: 'conflict' })
  })

  test.each([
    ['without a reason', { why: ' ' }],
    ['that has ended', { until: '2020-01-01T00:00Z' }],
    ['until an unreadable time', { until: 'Monday' }],
    ['of no part', { parts: [] }],
  ])('refuses a lock %s', async (_name, more) => {
    await expect(change('lock', more)).rejects.toMatchObject({ kind: 'usage' })
  })
})
