import { ada, temporaryRegistry } from '../testing/registry'
import { closeChannel, listChannels } from './close-channel'
import { preview } from './preview'
import { promote } from './promote'
import { listPreviews } from './revoke-preview'
import { rollback } from './rollback'
import { verifyStore } from './verify-store'

describe('a channel', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  const publish = (version: string, channel?: string, part = 'catalogue') =>
    registry.publish({ part, version }, { channel })
  const show = (version: string, channel?: string) =>
    preview(registry.context, ada, { targets: [{ part: 'catalogue', version, channel }] })
  const close = (channel: string, request: { parts?: string[]; dryRun?: boolean } = {}) =>
    closeChannel(registry.context, ada, { channel, why: 'Merged', ...request })
  const openNames = async () => (await listChannels(registry.context)).map(({ channel, part }) => `${part} ${channel}`)

  test('ends with its previews and with the versions that nothing else needs', async () => {
    await registry.goLive()
    await publish('1.1.0', 'pr-12')
    await publish('1.2.0', 'pr-12')
    await publish('1.2.0', 'main')
    await publish('1.3.0', 'pr-12')
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.3.0' }] })
    await rollback(registry.context, ada, { targets: [{ part: 'catalogue' }] })
    await publish('1.4.0')
    await publish('1.4.0', 'pr-12')
    const ended = [await show('1.1.0'), await show('1.2.0', 'pr-12')].map(({ id }) => id)
    const { id: remaining } = await show('1.2.0', 'main')
    const [newest] = await listChannels(registry.context)
    expect(newest).toMatchObject({ channel: 'pr-12', newest: '1.4.0', by: 'Ada', previews: [{ id: ended[1] }] })
    expect(newest?.versions).toEqual(['1.1.0', '1.2.0', '1.3.0', '1.4.0'])

    const entries = (await registry.context.store.listAudit()).length
    const expected = {
      parts: ['catalogue'],
      removed: [{ part: 'catalogue', version: '1.1.0' }],
      retained: ['1.2.0', '1.3.0', '1.4.0'].map((version) => ({ part: 'catalogue', version })),
    }
    expect(await close('pr-12', { dryRun: true })).toMatchObject({ ...expected, dryRun: true })
    expect(await registry.context.store.listAudit()).toHaveLength(entries)
    const result = await close('pr-12')
    expect(result).toMatchObject({ ...expected, dryRun: false })
    expect(result.revoked.map(({ id }) => id).sort()).toEqual([...ended].sort())
    expect((await listPreviews(registry.context)).map(({ id }) => id)).toEqual([remaining])
    expect(await openNames()).toEqual(['catalogue main'])
    const added = (await registry.context.store.listAudit()).slice(entries)
    expect(added.map(({ action, why }) => `${action} ${why}`)).toEqual([
      'close Merged',
      ...['revoke Merged', 'revoke Merged', 'remove Merged'],
    ])
    expect(added[0]?.changes).toEqual([{ part: 'catalogue', from: null, to: null, channel: 'pr-12' }])
    await expect(
      promote(registry.context, ada, { targets: [{ part: 'catalogue', channel: 'pr-12' }] }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })

  test('is closed for the named parts only, is opened by the next publication, and may be closed twice', async () => {
    await publish('1.0.0', 'pr-12')
    await publish('1.0.0', 'pr-12', 'shell')
    expect(await close('pr-12', { parts: ['shell'] })).toMatchObject({ parts: ['shell'] })
    expect(await openNames()).toEqual(['catalogue pr-12'])
    expect(await close('pr-12')).toMatchObject({ parts: ['catalogue'] })
    expect(await close('pr-12')).toMatchObject({ parts: [], revoked: [], removed: [] })
    await publish('1.0.0', 'pr-12')
    await publish('1.1.0', 'pr-12')
    expect(await listChannels(registry.context)).toMatchObject([{ newest: '1.1.0', versions: ['1.0.0', '1.1.0'] }])
    await expect(close('pr-12', { parts: ['nothing'] })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(close('PR 12')).rejects.toMatchObject({ kind: 'usage' })
  })

  test('that was closed without its cleanup is cleaned up by the next call', async () => {
    await publish('1.0.0', 'pr-12')
    const { store } = registry.context
    const interrupted = { ...store, removeRelease: () => Promise.reject(new Error('The process ended')) }
    const context = { ...registry.context, store: interrupted }
    await expect(closeChannel(context, ada, { channel: 'pr-12' })).rejects.toThrow('The process ended')
    expect(await close('pr-12', { parts: ['catalogue'] })).toMatchObject({ parts: [], removed: [{ version: '1.0.0' }] })
  })
})
