import { watchedRegistry } from '../testing/watched-registry'
import { healthReportOf } from '../testing/health-report'
import { ada } from '../testing/registry'
import { confinementTexts, serverTexts } from '../health/server-confinement'
import { healthReport } from '../contract'
import { promote } from './promote'
import { status } from './status'

describe('status', () => {
  let registry: Awaited<ReturnType<typeof watchedRegistry>>
  beforeEach(async () => (registry = await watchedRegistry()))
  afterEach(() => registry.remove())

  const catalogue = async () => (await status(registry.context)).parts.find(({ part }) => part === 'catalogue')

  test('names each way in which document servers and the gate confine renderers', async () => {
    const confinement = { rung: 'other-user', leavesOpen: ['network', 'signals'] }
    const report = () => registry.context.store.reportHealth({ ...healthReportOf({}), confinement })
    await report()
    await report()
    const old = new Date(Date.now() - 20 * 60_000).toISOString()
    const retired = { rung: 'permissions', leavesOpen: [] }
    await registry.context.store.reportHealth({ ...healthReportOf({}), at: old, confinement: retired })
    const documents = { where: 'documents', ...confinement }
    expect((await status(registry.context)).confinement).toEqual([documents])
    const gate = async () => ({ name: 'bubblewrap', leavesOpen: [] })
    const found = (await status({ ...registry.context, confinement: gate })).confinement
    expect(confinementTexts(found)).toEqual([
      'Document servers confine renderers by other-user: a part’s code can open network connections; ' +
        'a part’s code can send signals to this server’s processes.',
      'The gate confines renderers by bubblewrap: nothing is left open.',
    ])
    const fails = () => Promise.reject(new Error('Parts can’t be confined on this machine.'))
    expect((await status({ ...registry.context, confinement: fails })).confinement).toContainEqual({
      where: 'gate',
      rung: 'nothing',
      leavesOpen: ['Parts can’t be confined on this machine.'],
    })
  })

  test('counts what parts tried in vain on all document servers in the last hour, by kind', async () => {
    const report = (denied: object, at?: string) =>
      registry.context.store.reportHealth(healthReport.parse(healthReportOf({ denied }, at ? { at } : {})))
    await report({ files: 3 })
    await report({ files: 1, calls: 2 })
    await report({})
    await report({ network: 9 }, new Date(Date.now() - 70 * 60_000).toISOString())
    expect(serverTexts(await status(registry.context)).at(-1)).toBe(
      'catalogue 1.0.0 tried what is denied on document servers in the last hour: files 4, ' +
        'API calls that no public page makes 2.',
    )
  })

  test('says that the live version was forced, until another one is promoted', async () => {
    await registry.publish({ contract: { api: '^9.0.0' } })
    const targets = [{ part: 'catalogue', version: '1.0.0' }]
    await promote(registry.context, ada, { targets, force: true, why: 'API 9 follows' })
    expect(await catalogue()).toMatchObject({ live: '1.0.0', forced: 'API 9 follows' })
    await registry.goLive({ version: '1.1.0' })
    expect(await catalogue()).toMatchObject({ live: '1.1.0', forced: null })
  })

  test('says that an automatic rollback failed, until another version is promoted', async () => {
    await registry.goLive({ version: '1.1.0' })
    const report = healthReportOf({ version: '1.1.0', views: 100, renders: 100, renderFailures: 50 })
    await registry.context.store.reportHealth(healthReport.parse(report))
    await registry.look()
    expect(await catalogue()).toMatchObject({
      live: '1.1.0',
      alert: { why: expect.stringContaining('could not be rolled back: catalogue 1.1.0 has no earlier live version') },
    })
    await registry.goLive({ version: '1.2.0' })
    expect(await catalogue()).toMatchObject({ live: '1.2.0', alert: null })
  })
})
