import { statusText } from '../cli/print'
import type { HealthReport, PartHealth } from '../contract'
import { promote } from '../operations/promote'
import { readPointer } from '../operations/read-pointer'
import { status } from '../operations/status'
import { unblock } from '../operations/unblock'
import { ada, temporaryRegistry } from '../testing/registry'
import { usualBudget } from './budget'
import { healthBook } from './health-book'
import { watchdog } from './watchdog'

describe('the health watch', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  const said: string[] = []
  beforeEach(async () => {
    said.length = 0
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
  })
  afterEach(() => registry.remove())

  const look = (budget = usualBudget) => {
    const note = (_details: object, message: string) => void said.push(message)
    return watchdog(registry.context, {
      book: healthBook(registry.context.store),
      budget,
      log: { error: note, warn: note },
    })
  }
  const report = (version: string, views: number, failures: number, rest: Partial<HealthReport> = {}) => {
    const part: PartHealth = {
      part: 'catalogue',
      version,
      views,
      exposures: views,
      pageFailures: failures,
      widgetFailures: 0,
      apiFailures: 0,
      messages: ['boom'],
    }
    return registry.context.store.reportHealth({
      at: new Date().toISOString(),
      parts: [part],
      api: { calls: 50, failures: 0 },
      ...rest,
    })
  }
  const live = async () => (await readPointer(registry.context.store, registry.context.signer)).parts.catalogue
  const blocks = async () => (await status(registry.context)).parts.flatMap(({ blocked }) => blocked)
  const lastEntry = async () => (await registry.context.store.listAudit()).at(-1)

  test('takes back a version that fails in a fifth of its views, blocks it, and says why in the audit', async () => {
    await report('1.1.0', 100, 20)
    await look()()
    expect(await live()).toEqual({ live: '1.0.0', lastKnownGood: null, canary: null })
    expect(await lastEntry()).toMatchObject({
      action: 'rollback',
      by: 'health watch',
      role: 'health',
      why: 'catalogue 1.1.0 was taken back by itself: it failed in 20 of 100 page views (20 %; allowed are 5 %): boom',
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
      /^catalogue 1\.1\.0 is blocked since 20.*: .*boom$/,
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

  test('acts once: a version that a release manager brings back stays', async () => {
    await report('1.1.0', 100, 20)
    const watch = look()
    await watch()
    await unblock(registry.context, ada, { part: 'catalogue', version: '1.1.0', why: 'the shelf was broken, not this' })
    expect(await blocks()).toEqual([])
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.1.0' }] })
    await watch()
    await watch()
    expect(await live()).toMatchObject({ live: '1.1.0' })
    expect(said).toEqual([
      'a version past its error budget was taken back',
      'a version fails again that a release manager brought back; it stays',
    ])
  })

  test('takes back what came live together, together', async () => {
    await registry.goLive({ part: 'cart-checkout', version: '1.0.0' })
    await registry.publish({ version: '2.0.0' })
    await registry.publish({ part: 'cart-checkout', version: '2.0.0' })
    await promote(registry.context, ada, { targets: [{ part: 'catalogue' }, { part: 'cart-checkout' }] })
    await report('2.0.0', 100, 20)
    await look()()
    const { parts } = await readPointer(registry.context.store, registry.context.signer)
    expect([parts.catalogue?.live, parts['cart-checkout']?.live]).toEqual(['1.1.0', '1.0.0'])
  })

  test('leaves a version alone that was fine for long: something else broke', async () => {
    await report('1.1.0', 100, 20)
    await look({ ...usualBudget, bake: 0 })()
    expect(await live()).toMatchObject({ live: '1.1.0' })
  })

  test('two release servers that see the same fault move once', async () => {
    await report('1.1.0', 100, 20)
    await Promise.all([look()(), look()()])
    expect(await live()).toMatchObject({ live: '1.0.0' })
    const moves = (await registry.context.store.listAudit()).filter(
      ({ role, revision }) => role === 'health' && revision,
    )
    expect(moves).toHaveLength(1)
  })
})
