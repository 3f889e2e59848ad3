import { join } from 'node:path'
import { promote } from '../operations/promote'
import { publishRelease } from '../operations/publish-release'
import type { Actor, RegistryContext } from '../operations/registry-context'
import { loadSigner } from '../signing/signer'
import { openStore } from '../store/open-store'
import { builtFolder, temporaryFolder, type BuildOptions } from './built-folder'

/** An actor for tests. */
export const ada: Actor = { by: 'Ada', role: 'local' }

/** A registry in a temporary data folder, on a new store unless one is given. */
export async function temporaryRegistry(storeUrl?: string): Promise<{
  dataDir: string
  context: RegistryContext
  publish: (options?: BuildOptions) => ReturnType<typeof publishRelease>
  goLive: (options?: BuildOptions) => ReturnType<typeof promote>
  remove: () => Promise<void>
}> {
  const { path: dataDir, remove } = await temporaryFolder()
  const context: RegistryContext = {
    store: await openStore(storeUrl ?? join(dataDir, 'releases'), join(dataDir, 'release-cache')),
    signer: await loadSigner({ dataDir, env: {} }),
    knownParts: ['shell', 'catalogue', 'cart-checkout'],
    apiVersion: '1.0.0',
  }
  const publish = async (options: BuildOptions = {}) => {
    const part = options.part ?? 'catalogue'
    return publishRelease(context, ada, { part, folder: await builtFolder(dataDir, options) })
  }
  const goLive = async (options: BuildOptions = {}) => {
    const { part, version } = await publish(options)
    return promote(context, ada, { targets: [{ part, version }] })
  }
  const end = async (): Promise<void> => {
    await context.store.close()
    await remove()
  }
  return { dataDir, context, publish, goLive, remove: end }
}
