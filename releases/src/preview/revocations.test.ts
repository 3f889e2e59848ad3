import { until } from '@shop/shared-api/testing/until'
import { preview } from '../operations/preview'
import { revokePreview } from '../operations/revoke-preview'
import { openReader } from '../store/open-store'
import type { ReleaseReader } from '../store/release-store'
import { describeStores } from '../testing/describe-stores'
import { ada, temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import { followRevocations } from './revocations'

describeStores('a revoked preview', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry(await fresh())))
  afterEach(() => registry.remove())

  const signLink = () => preview(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.0.0' }] })

  /** Revokes one of two previews and waits until a follower of the reader refuses it. */
  async function expectRefused(reader: ReleaseReader): Promise<void> {
    const { context } = registry
    await registry.goLive()
    const [first, second] = [await signLink(), await signLink()]
    const follower = followRevocations(reader, context.signer, () => undefined)
    const stop = reader.watch(() => void follower.refresh())
    const isRefused = (id: string) => {
      try {
        follower.assertActive(id)
        return false
      } catch (error) {
        return (error as Error).message === 'This preview was revoked. Request a new link.'
      }
    }
    await follower.refresh()
    expect(isRefused(first.id)).toBe(false)
    await revokePreview(context, ada, { id: first.id })
    await until(() => isRefused(first.id))
    expect(isRefused(second.id)).toBe(false)
    expect(() => follower.assertActive(second.id)).not.toThrow()
    stop()
  }

  test('is refused by document servers that follow the store', () => expectRefused(registry.context.store))

  test('is refused by document servers that follow a release server', async () => {
    const { app, url, tokens } = await startServer(registry)
    try {
      await expectRefused(await openReader(url, registry.dataDir, tokens.reporter))
    } finally {
      await app.close()
    }
  })

  test('stays revoked when others are revoked at the same time, and when a forged or an older list is served', async () => {
    const { context } = registry
    await registry.goLive()
    const links = [await signLink(), await signLink(), await signLink()]
    await Promise.all(links.map(({ id }) => revokePreview(context, ada, { id })))
    const list = await context.store.readRevocations()
    expect(Object.keys(JSON.parse(list?.payload ?? '').revokedPreviews).sort()).toEqual(
      links.map(({ id }) => id).sort(),
    )

    let served = list
    const follower = followRevocations({ readRevocations: async () => served }, context.signer, () => undefined)
    await follower.refresh()
    served = list && { ...list, payload: '{"schema":1,"revokedPreviews":{}}' }
    await follower.refresh()
    served = context.signer.sign('{"schema":1,"revokedPreviews":{}}')
    await follower.refresh()
    for (const { id } of links) expect(() => follower.assertActive(id)).toThrow('was revoked')
  })
})
