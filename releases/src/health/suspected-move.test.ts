import { promote } from '../operations/promote'
import { readPointer } from '../operations/read-pointer'
import { healthReportOf } from '../testing/health-report'
import { ada, temporaryRegistry } from '../testing/registry'
import { stopClock } from '../testing/stopped-clock'
import { createHealthLog } from './health-log'
import { watchdog } from './watchdog'

const ui = '@shop/shared-ui'
const MINUTE_MS = 60_000

describe('a part that fails after another one moved', () => {
  stopClock('Date')
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let look: () => Promise<void>
  beforeEach(async () => {
    registry = await temporaryRegistry()
    const log = { error: () => undefined, warn: () => undefined }
    look = watchdog(registry.context, { healthLog: createHealthLog(registry.context.store), log })
    await goLiveShell('1.0.0', { Button: 'a', RadioGroup: 'b' })
    await registry.goLive({ part: 'cart-checkout', version: '0.9.0' })
    await registry.goLive({ part: 'cart-checkout', version: '1.0.0', imports: { [ui]: ['RadioGroup'] } })
    await registry.publish({ part: 'shell', version: '2.0.0', provides: { [ui]: { Button: 'a' } } })
    after(1)
  })
  afterEach(() => registry.remove())

  const after = (minutes: number) => jest.setSystemTime(Date.now() + minutes * MINUTE_MS)
  const goLiveShell = (version: string, names: Record<string, string>) =>
    registry.goLive({ part: 'shell', version, provides: { [ui]: names } })
  async function forceShellWithoutName(canary?: number): Promise<void> {
    const targets = [{ part: 'shell', version: '2.0.0' }]
    await promote(registry.context, ada, { targets, canary, force: true, why: 'New frame' })
  }
  async function report(renders: number, renderFailures: number): Promise<void> {
    const counts = { part: 'cart-checkout', version: '1.0.0', views: renders, renders, renderFailures }
    await registry.context.store.reportHealth(healthReportOf(counts))
  }
  async function live(): Promise<(string | undefined)[]> {
    const { parts } = await readPointer(registry.context.store, registry.context.signer)
    return [parts.shell?.live, parts['cart-checkout']?.live]
  }
  const lastEntry = async () => (await registry.context.store.listAudit()).at(-1)

  test('stays, and the shell that dropped a name which it imports is rolled back with the figures', async () => {
    await report(400, 0)
    after(40)
    await forceShellWithoutName()
    after(0.1)
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['1.0.0', '1.0.0'])
    expect(await lastEntry()).toMatchObject({
      action: 'rollback',
      role: 'health',
      changes: [{ part: 'shell', from: '2.0.0', to: '1.0.0' }],
      blocks: [{ part: 'shell', version: '2.0.0' }],
      failing: { part: 'cart-checkout', version: '1.0.0' },
      why:
        'shell 2.0.0 was rolled back automatically: cart-checkout 1.0.0, which did not move, fails since then: it failed ' +
        'in 20 of 100 renders (20 %; the budget is 5 %); before, 0 of 400 renders failed, and browsers in 0 of 0 ' +
        'networks reported failures',
    })
  })

  test('is not judged while tabs of the former set are open, and by itself when it still fails later', async () => {
    await report(400, 0)
    after(10)
    await forceShellWithoutName()
    await report(100, 20)
    await look()
    after(1)
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['1.0.0', '1.0.0'])
    after(3)
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['1.0.0', '0.9.0'])
  })

  test('aborts a canary of the other part', async () => {
    await report(400, 0)
    after(10)
    await forceShellWithoutName(50)
    await report(100, 20)
    await look()
    const { parts } = await readPointer(registry.context.store, registry.context.signer)
    expect(parts).toMatchObject({ shell: { live: '1.0.0', canary: null }, 'cart-checkout': { live: '1.0.0' } })
  })

  test('is blamed itself when it failed as often before the move', async () => {
    await report(100, 20)
    after(0.5)
    await forceShellWithoutName()
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['2.0.0', '0.9.0'])
  })

  test('is blamed itself when it is new and was hardly seen before the move', async () => {
    await report(3, 0)
    await forceShellWithoutName()
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['2.0.0', '0.9.0'])
  })

  test('is blamed itself when it worked right after the move', async () => {
    await report(400, 0)
    after(0.1)
    await forceShellWithoutName()
    await report(100, 0)
    after(5)
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['2.0.0', '0.9.0'])
  })

  test('that was live for hours stays when no move is recent', async () => {
    await report(400, 0)
    await forceShellWithoutName()
    after(90)
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['2.0.0', '1.0.0'])
  })

  test('that was live for hours is protected although nothing of it was seen in the last hour', async () => {
    after(90)
    await forceShellWithoutName()
    await report(100, 20)
    await look()
    expect(await live()).toEqual(['1.0.0', '1.0.0'])
  })
})
