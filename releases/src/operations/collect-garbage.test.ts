import { ada, temporaryRegistry } from '../testing/registry'
import { collectGarbage } from './collect-garbage'
import { promote } from './promote'
import { rollback } from './rollback'

let registry: Awaited<ReturnType<typeof temporaryRegistry>>
beforeEach(async () => (registry = await temporaryRegistry()))
afterEach(() => registry.remove())

const tryOut = (version: string) =>
  promote(registry.context, ada, { targets: [{ part: 'catalogue', version }], canary: 10 })

/** Versions removed after this many hours, when all were published and tested months ago. */
async function removedIn(hours: number): Promise<string[]> {
  const { store, signer } = registry.context
  const isOld = (action: string) => action === 'publish' || action === 'canary'
  const listAudit = async () =>
    (await store.listAudit()).map((entry) =>
      isOld(entry.action) ? { ...entry, at: '2026-01-01T00:00:00.000Z' } : entry,
    )
  const aged = { store: { ...store, listAudit }, signer }
  const { removed } = await collectGarbage(aged, ada, { keepDays: 0, dryRun: true }, Date.now() + hours * 3_600_000)
  return removed.map(({ version }) => version)
}

describe('collectGarbage', () => {
  test.each([
    ['a rollback', () => rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })],
    ['the promotion of another version', () => registry.goLive({ version: '1.3.0' })],
  ])('keeps a long-running canary for a day after %s has ended it, for open tabs', async (_, end) => {
    for (const version of ['1.0.0', '1.1.0']) await registry.goLive({ version })
    for (const version of ['1.2.0', '1.3.0', '1.4.0']) await registry.publish({ version })
    await tryOut('1.2.0')
    await end()
    expect(await removedIn(20)).not.toContain('1.2.0')
    expect(await removedIn(30)).toContain('1.2.0')
  })
})
