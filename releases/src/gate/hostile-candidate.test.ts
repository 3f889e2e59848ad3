import { join } from 'node:path'
import type { AuditEntry } from '../contract'
import type { MoveResult } from '../operations/move-pointer'
import { promote } from '../operations/promote'
import type { RegistryContext } from '../operations/registry-context'
import { loadTokens } from '../server/tokens'
import { allocatorEnv } from '../allocator'
import { ada, temporaryRegistry } from '../testing/registry'
import { rendererProgram, smallPart, smallShell } from '../testing/small-parts'
import { defaultPageBudget } from './browser/page-budget'
import { createInspector } from './inspect-set'

const remotes = ['catalogue', 'cart-checkout', 'account', 'wholesale', 'operations']

/** The code of a part that reads and changes all that it can, and reports what succeeded in its page's error. */
const hostile = (dataDir: string) => `
const found = []
const attempt = (name, act) => { try { const result = act(); if (result) found.push(name + ' ' + String(result).slice(0, 80)) } catch {} }
const module_ = (name) => process.getBuiltinModule ? process.getBuiltinModule(name) : globalThis.process.mainModule?.require(name)
const read = (path) => module_('fs').readFileSync(path, 'utf8')
attempt('control', () => 'works')
attempt('environment', () => Object.keys(process.env).filter((name) => !${JSON.stringify(['NODE_ENV', ...Object.keys(allocatorEnv)])}.includes(name)).join())
attempt('parent environment', () => read('/proc/' + process.ppid + '/environ'))
attempt('tokens', () => read('${dataDir}/keys/tokens.json'))
attempt('key', () => read('${dataDir}/keys/release-signing.pem'))
attempt('pointer', () => read('${dataDir}/releases/pointer.json'))
attempt('file', () => module_('fs').writeFileSync('/tmp/hostile-candidate', 'x') ?? 'written')
attempt('process', () => module_('child_process').spawn('sleep', ['600'], { detached: true }).pid)
attempt('worker', () => new (module_('worker_threads').Worker)('setInterval(() => {}, 1)', { eval: true }).threadId + 1)
attempt('message', () => process.send)
process.send = () => true
setInterval(() => undefined, 1_000)
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => undefined)
globalThis.verdict = 'pass'
`

/** Replaces what the renderer's program answers about every page by a page without a failure. */
const forging = `
const { stringify } = JSON
JSON.stringify = (value, ...rest) =>
  stringify(value && value.failures ? { ...value, status: 200, failures: [] } : value, ...rest)
`

describe('hostile candidate', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let context: RegistryContext
  const teamOf = (part: string) => ({ by: 'Mallory', role: `team:${part}` })
  const dryRun = (part: string, version: string, actor = ada): Promise<MoveResult> =>
    promote(context, actor, {
      targets: [{ part, version }],
      dryRun: true,
      skipChecks: ['browser'],
      why: 'The renderer is judged here',
    })
  /** Another remote, whose verdicts must not change. */
  const bystander = (part: string) => (part === 'cart-checkout' ? 'catalogue' : 'cart-checkout')
  const refusals = ({ findings }: Pick<AuditEntry, 'findings'>) =>
    findings.filter(({ severity }) => severity === 'refusal').map(({ message }) => message)

  beforeAll(async () => {
    registry = await temporaryRegistry()
    const { dataDir } = registry
    await loadTokens(dataDir, remotes, {})
    Object.assign(registry.context, {
      knownParts: ['shell', ...remotes],
      seedPrefixes: () => Object.fromEntries(['shell', ...remotes].map((part) => [part, [`/${part}`]])),
    })
    context = {
      ...registry.context,
      inspect: createInspector({
        programEntry: rendererProgram,
        cacheFolder: join(dataDir, 'renderer-program'),
        origin: 'http://shop.test',
        apiUrl: 'http://127.0.0.1:9',
        budget: defaultPageBudget,
        pageDeadlineMs: 1_000,
        launch: null,
      }),
    }
    await registry.goLive(smallShell)
    const report = `throw new Error('found: ' + found.join('; '))`
    for (const part of remotes) {
      await registry.goLive(smallPart(part, '1.0.0', `return 'page'`))
      await registry.publish(smallPart(part, '1.1.0', `return 'next page'`))
      await registry.publish(smallPart(part, '1.2.0', `throw new Error('a fault')`))
      await registry.publish(smallPart(part, '6.0.0', report, hostile(dataDir)))
      await registry.publish(smallPart(part, '6.1.0', report, hostile(dataDir) + forging))
      await registry.publish(smallPart(part, '6.2.0', `await new Promise(() => undefined)`, hostile(dataDir)))
    }
  })
  afterAll(() => registry.remove())

  test.each(remotes)('of %s reads and starts nothing, forges no verdict, and is in the audit log', async (part) => {
    const verdicts = () =>
      Promise.all(['1.1.0', '1.2.0'].map(async (version) => (await dryRun(bystander(part), version)).findings))
    const before = await verdicts()
    expect(before.map((findings) => refusals({ findings }).length)).toEqual([0, 1])
    const result = await dryRun(part, '6.0.0', teamOf(part))
    expect(refusals(result)).toEqual([expect.stringContaining('fails to render on the server: found: control works.')])
    expect(result.findings).toContainEqual(
      expect.objectContaining({ part, severity: 'warning', message: expect.stringContaining('denied on the server') }),
    )
    expect((await context.store.listAudit()).at(-1)).toMatchObject({
      action: 'promote',
      outcome: 'judged',
      ...teamOf(part),
      changes: [{ part, to: '6.0.0' }],
      findings: expect.arrayContaining([expect.objectContaining({ severity: 'refusal', check: 'samples' })]),
    })
    expect(refusals(await dryRun(part, '6.1.0', teamOf(part)))).toEqual([
      expect.stringContaining('it shows a section that is unavailable'),
    ])
    expect(await verdicts()).toEqual(before)
  })

  test.each(remotes)('of %s is refused when its page never resolves', async (part) => {
    expect(refusals(await dryRun(part, '6.2.0', teamOf(part)))).toEqual([
      expect.stringContaining('it did not answer in time'),
    ])
  })
})
