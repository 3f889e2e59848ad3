import { join } from 'node:path'
import type { AuditEntry } from '../contract'
import type { MoveResult } from '../operations/move-pointer'
import { promote } from '../operations/promote'
import type { RegistryContext } from '../operations/registry-context'
import { loadTokens } from '../server/tokens'
import { ada, temporaryRegistry } from '../testing/registry'
import { rendererProgram, smallPart, smallShell } from '../testing/small-parts'
import { defaultPageBudget } from './browser/page-budget'
import { createInspector } from './inspect-set'

/** The code of a part that reads and changes all that it can, and reports what succeeded in its page's error. */
const hostile = (dataDir: string) => `
const found = []
const attempt = (name, act) => { try { const result = act(); if (result) found.push(name + ' ' + String(result).slice(0, 80)) } catch {} }
const module_ = (name) => process.getBuiltinModule ? process.getBuiltinModule(name) : globalThis.process.mainModule?.require(name)
const read = (path) => module_('fs').readFileSync(path, 'utf8')
attempt('control', () => 'works')
attempt('environment', () => Object.keys(process.env).filter((name) => name !== 'NODE_ENV').join())
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
  const team = { by: 'Mallory', role: 'team:catalogue' }
  const dryRun = (part: string, version: string, actor = ada): Promise<MoveResult> =>
    promote(context, actor, {
      targets: [{ part, version }],
      dryRun: true,
      skipChecks: ['browser'],
      why: 'The renderer is judged here',
    })
  const refusals = ({ findings }: Pick<AuditEntry, 'findings'>) =>
    findings.filter(({ severity }) => severity === 'refusal').map(({ message }) => message)

  beforeAll(async () => {
    registry = await temporaryRegistry()
    const { dataDir } = registry
    await loadTokens(dataDir, ['catalogue', 'cart-checkout'], {})
    context = {
      ...registry.context,
      inspect: createInspector({
        programEntry: rendererProgram,
        cacheFolder: join(dataDir, 'renderer-program'),
        origin: 'http://shop.test',
        apiUrl: 'http://127.0.0.1:9',
        budget: defaultPageBudget,
        launch: null,
      }),
    }
    await registry.goLive(smallShell)
    await registry.goLive(smallPart('catalogue', '1.0.0', `return 'page'`))
    await registry.goLive(smallPart('cart-checkout', '1.0.0', `return 'page'`))
    await registry.publish(smallPart('cart-checkout', '1.1.0', `return 'next page'`))
    await registry.publish(smallPart('cart-checkout', '1.2.0', `throw new Error('a fault')`))
    const report = `throw new Error('found: ' + found.join('; '))`
    await registry.publish(smallPart('catalogue', '6.0.0', report, hostile(dataDir)))
    await registry.publish(smallPart('catalogue', '6.1.0', report, hostile(dataDir) + forging))
  })
  afterAll(() => registry.remove())

  test('reads no environment, token, key or file, starts nothing, and is in the audit log', async () => {
    const result = await dryRun('catalogue', '6.0.0', team)
    expect(refusals(result)).toEqual([expect.stringContaining('fails to render on the server: found: control works.')])
    expect((await context.store.listAudit()).at(-1)).toMatchObject({
      action: 'promote',
      outcome: 'judged',
      by: 'Mallory',
      role: 'team:catalogue',
      changes: [{ part: 'catalogue', to: '6.0.0' }],
      findings: expect.arrayContaining([expect.objectContaining({ severity: 'refusal', check: 'samples' })]),
    })
  })

  test('is refused although it forges the answers of its renderer', async () => {
    expect(refusals(await dryRun('catalogue', '6.1.0', team))).toEqual([
      expect.stringContaining('it shows a section that is unavailable'),
    ])
  })

  test('changes no verdict on another part', async () => {
    const before = [await dryRun('cart-checkout', '1.1.0'), await dryRun('cart-checkout', '1.2.0')]
    expect(before.map(({ verdict }) => verdict)).toEqual(['pass', 'refused'])
    await dryRun('catalogue', '6.0.0', team)
    await dryRun('catalogue', '6.1.0', team)
    const after = [await dryRun('cart-checkout', '1.1.0'), await dryRun('cart-checkout', '1.2.0')]
    expect(after).toEqual(before)
  })
})
