import { join } from 'node:path'
import { promote } from '../operations/promote'
import { publishRelease, type PublishRequest } from '../operations/publish-release'
import type { Actor, RegistryContext } from '../operations/registry-context'
import { openSignedStore } from '../open-signed-store'
import { builtFolder, temporaryFolder, type BuildOptions } from './built-folder'

/** An actor for tests. */
export const ada: Actor = { by: 'Ada', role: 'local' }

/** A registry in a temporary data folder, on a new store unless one is given. */
export async function temporaryRegistry(storeUrl?: string): Promise<{
  dataDir: string
  context: RegistryContext
  publish: (options?: BuildOptions, request?: Partial<PublishRequest>) => ReturnType<typeof publishRelease>
  goLive: (options?: BuildOptions) => ReturnType<typeof promote>
  remove: () => Promise<void>
}> {
  const { path: dataDir, remove } = await temporaryFolder()
  const context: RegistryContext = {
    ...(await openSignedStore(storeUrl ?? join(dataDir, 'releases'), { dataDir, env: {} })),
    knownParts: ['shell', 'catalogue', 'cart-checkout'],
    seedPrefixes: () => ({ shell: ['/shell'], catalogue: ['/catalogue'], 'cart-checkout': ['/cart-checkout'] }),
    apiVersion: '1.0.0',
  }
  const publish = async (options: BuildOptions = {}, request: Partial<PublishRequest> = {}) => {
    const part = options.part ?? 'catalogue'
    return publishRelease(context, ada, { part, folder: await builtFolder(dataDir, options), ...request })
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
