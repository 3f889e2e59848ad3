import { join } from 'node:path'
import { promote } from '../operations/promote'
import { publishRelease } from '../operations/publish-release'
import type { Actor, RegistryContext } from '../operations/registry-context'
import { loadSigner } from '../signing/signer'
import { openStore } from '../store/open-store'
import { builtFolder, temporaryFolder, type BuiltWish } from './built-folder'

/** Somebody whom the tests let act. */
export const ada: Actor = { by: 'Ada', role: 'local' }

/** A registry of its own in a temporary data folder, on a store of its own there unless another one is named. */
export async function temporaryRegistry(storeUrl?: string): Promise<{
  dataDir: string
  context: RegistryContext
  publish: (wish?: BuiltWish) => ReturnType<typeof publishRelease>
  goLive: (wish?: BuiltWish) => ReturnType<typeof promote>
  remove: () => Promise<void>
}> {
  const { path: dataDir, remove } = await temporaryFolder()
  const context: RegistryContext = {
    store: await openStore(storeUrl ?? join(dataDir, 'releases'), join(dataDir, 'release-cache')),
    signer: await loadSigner({ dataDir, env: {} }),
    knownParts: ['shell', 'catalogue', 'cart-checkout'],
    apiVersion: '1.0.0',
  }
  const publish = async (wish: BuiltWish = {}) => {
    const part = wish.part ?? 'catalogue'
    return publishRelease(context, ada, { part, folder: await builtFolder(dataDir, wish) })
  }
  const goLive = async (wish: BuiltWish = {}) => {
    const { part, version } = await publish(wish)
    return promote(context, ada, { targets: [{ part, version }] })
  }
  const end = async (): Promise<void> => {
    await context.store.close()
    await remove()
  }
  return { dataDir, context, publish, goLive, remove: end }
}
