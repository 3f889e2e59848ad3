import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryRegistry, ada } from '../testing/registry'
import { promote } from './promote'
import { rollback } from './rollback'

describe('moves through the gate', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '2.0.0', contract: { api: '^2.0.0' } })
  })
  afterEach(() => registry.remove())

  const attempt = (options: { why?: string; force?: boolean; dryRun?: boolean } = {}) =>
    promote(registry.context, ada, { targets: [{ part: 'catalogue' }], ...options })
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

  test('a dry run returns the verdict and moves nothing', async () => {
    expect(await attempt({ dryRun: true })).toMatchObject({ outcome: 'judged', verdict: 'refused', revision: 1 })
    expect(await lastAudit()).toMatchObject({ action: 'publish' })
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
    await expect(attempt()).rejects.toMatchObject({ problems: [expect.stringContaining('node/part.cjs is missing.')] })
  })

  test('a live version with a damaged manifest can be rolled back', async () => {
    await registry.goLive({ version: '3.0.0' })
    await rm(join(await registry.context.store.folderOf('catalogue', '3.0.0'), 'release.json'))
    expect(await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })).toMatchObject({
      outcome: 'moved',
    })
  })
})
