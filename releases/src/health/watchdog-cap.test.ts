import { readPointer } from '../operations/read-pointer'
import { healthReportOf } from '../testing/health-report'
import { temporaryRegistry } from '../testing/registry'
import { defaultBudget } from './budget'
import { createHealthLog } from './health-log'
import { watchdog } from './watchdog'

describe('watchdog', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => void (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  test('rolls a part back three times an hour and leaves the fourth failing version to the release managers', async () => {
    const log: string[] = []
    const write = (_details: object, message: string) => void log.push(message)
    const { context } = registry
    const look = watchdog(context, {
      healthLog: createHealthLog(context.store),
      budget: defaultBudget,
      log: { error: write, warn: write },
    })
    const live = async () => (await readPointer(context.store, context.signer)).parts.catalogue?.live
    const liveAfterFailing = async (version: string) => {
      await registry.goLive({ version })
      await context.store.reportHealth(healthReportOf({ version, renders: 100, renderFailures: 50 }))
      await look()
      return live()
    }

    await registry.goLive({ version: '1.0.0' })
    const after: (string | undefined)[] = []
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) after.push(await liveAfterFailing(version))
    expect(after).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.4.0'])
    const messages = log.length
    await look()
    expect(await live()).toBe('1.4.0')
    expect(log).toHaveLength(messages)
  })
})
