import { ada, temporaryRegistry } from '../testing/registry'
import { abortCanary } from './abort-canary'
import { promote } from './promote'
import { readPointer } from './read-pointer'
import { recordedPointer } from './recorded-pointer'
import { rollback } from './rollback'

describe('recordedPointer', () => {
  test('replays the moves of older registries, which recorded no pointer', async () => {
    const registry = await temporaryRegistry()
    const { context } = registry
    const canary = (version: string) => promote(context, ada, { targets: [{ part: 'catalogue', version }], canary: 10 })
    const agrees = async (): Promise<void> => {
      const audit = (await context.store.listAudit()).map(({ pointer: _pointer, ...entry }) => entry)
      const { revision, parts } = await readPointer(context.store, context.signer)
      expect(recordedPointer(audit)).toMatchObject({ revision, parts })
    }
    await registry.goLive({ part: 'shell' })
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.goLive({ version })
    await agrees()
    await rollback(context, ada, { targets: [{ part: 'catalogue' }] })
    await agrees()
    await registry.publish({ version: '1.3.0' })
    await canary('1.3.0')
    await agrees()
    await abortCanary(context, ada, { part: 'catalogue' })
    await agrees()
    await registry.remove()
  })

  test('is null before the first move', () => expect(recordedPointer([])).toBeNull())
})
