import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InspectSet } from '../gate/inspect-set'
import { temporaryRegistry, ada } from '../testing/registry'
import type { MoveOptions } from './move-pointer'
import { promote } from './promote'
import { readPointer } from './read-pointer'
import { rollback } from './rollback'

describe('moves through the gate', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '2.0.0', contract: { api: '^2.0.0' } })
  })
  afterEach(() => registry.remove())

  const attempt = (options: { why?: string; force?: boolean; dryRun?: boolean } = {}, version = '2.0.0') =>
    promote(registry.context, ada, { targets: [{ part: 'catalogue', version }], ...options })
  const lastAudit = async () => (await registry.context.store.listAudit()).at(-1)

  test('a refused promotion changes nothing, names the reason, and is in the audit log', async () => {
    await expect(attempt()).rejects.toMatchObject({
      kind: 'refused',
      problems: [expect.stringContaining('needs the API ^2.0.0')],
    })
    expect(await lastAudit()).toMatchObject({ action: 'promote', outcome: 'refused', revision: null })
  })

  test('force requires a reason, and the audit log records what it overrode', async () => {
    await expect(attempt({ force: true, why: ' ' })).rejects.toMatchObject({ kind: 'usage' })
    expect(await attempt({ force: true, why: 'API 2 follows in a minute' })).toMatchObject({
      outcome: 'forced',
      revision: 2,
    })
    const entry = await lastAudit()
    expect(entry).toMatchObject({ outcome: 'forced', revision: 2, why: 'API 2 follows in a minute' })
    expect(entry?.findings).toContainEqual(expect.objectContaining({ check: 'api', severity: 'refusal' }))
  })

  test('a dry run returns the verdict, moves nothing and is in the audit log', async () => {
    expect(await attempt({ dryRun: true })).toMatchObject({ outcome: 'judged', verdict: 'refused', revision: 1 })
    expect(await lastAudit()).toMatchObject({
      action: 'promote',
      outcome: 'judged',
      by: 'Ada',
      role: 'local',
      revision: null,
      changes: [{ part: 'catalogue', from: '1.0.0', to: '2.0.0' }],
      findings: expect.arrayContaining([expect.objectContaining({ check: 'api', severity: 'refusal' })]),
    })
  })

  test('a dry run of a promotion makes no version a rollback target', async () => {
    await registry.publish({ version: '3.0.0' })
    await attempt({ dryRun: true }, '3.0.0')
    await registry.goLive({ version: '4.0.0' })
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    expect((await readPointer(registry.context.store, registry.context.signer)).parts.catalogue?.live).toBe('1.0.0')
  })

  test('a skipped check requires a reason and is in the audit log', async () => {
    await registry.publish({ version: '3.0.0' })
    const { context } = registry
    const inspect: InspectSet = async (_set, pages) => ({
      described: {},
      samples: [],
      pages: [],
      ...(pages.length > 0 && { noBrowser: 'no Chromium is installed here' }),
    })
    const move = (options: MoveOptions) =>
      promote({ ...context, inspect }, ada, { targets: [{ part: 'catalogue', version: '3.0.0' }], ...options })
    await expect(move({})).rejects.toMatchObject({ problems: [expect.stringContaining('--skip-check browser')] })
    await expect(move({ skipChecks: ['browser'] })).rejects.toMatchObject({ kind: 'usage' })
    expect(await move({ skipChecks: ['browser'], why: 'No browser here' })).toMatchObject({ outcome: 'moved' })
    expect(await lastAudit()).toMatchObject({
      outcome: 'done',
      why: 'No browser here',
      findings: [{ check: 'browser', subject: 'skipped' }],
    })
  })

  test('a rollback to a version that was live waits for no browser, and one to another version does', async () => {
    await registry.publish({ version: '3.0.0' })
    await registry.goLive({ version: '4.0.0' })
    const opened: number[] = []
    const inspect: InspectSet = async (_set, pages) => {
      opened.push(pages.length)
      return { described: {}, samples: [], pages: [] }
    }
    const to = (version: string) =>
      rollback({ ...registry.context, inspect }, ada, { targets: [{ part: 'catalogue', to: version }], dryRun: true })
    await to('1.0.0')
    await to('3.0.0')
    expect(opened).toEqual([0, 1])
  })

  test('a rollback is judged too', async () => {
    await registry.goLive({ version: '3.0.0' })
    const back = rollback(registry.context, ada, { targets: [{ part: 'catalogue', to: '2.0.0' }] })
    await expect(back).rejects.toMatchObject({ kind: 'refused' })
  })

  test('a version with damaged files does not go live', async () => {
    await registry.publish({ version: '3.0.0' })
    const folder = await registry.context.store.folderOf('catalogue', '3.0.0')
    await rm(join(folder, 'node/part.cjs'))
    await expect(attempt({}, '3.0.0')).rejects.toMatchObject({
      problems: [expect.stringContaining('node/part.cjs is missing.')],
    })
  })

  test('a live version with a damaged manifest can be rolled back', async () => {
    await registry.goLive({ version: '3.0.0' })
    await rm(join(await registry.context.store.folderOf('catalogue', '3.0.0'), 'release.json'))
    expect(await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })).toMatchObject({
      outcome: 'moved',
    })
  })
})
