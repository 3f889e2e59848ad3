import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName } from '@shop/shared-api/container-name'
import type { BrowserRelease } from '@shop/shared-api/contract'
import { integrityOf } from './integrity'

/** The runtime's default of 20 s would block a page for as long. */
const entryTimeout = 5_000

/** A module that a remote exposes: its routes, or one widget. */
export type RemoteModule = 'routes' | `widgets/${string}`

/** Makes the federation runtime check each entry script against the release set. */
export function guardEntries(): void {
  registerPlugins([
    {
      name: 'shop-entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script')
        script.src = url
        script.integrity = integrityOf(url)
        return { script, timeout: entryTimeout }
      },
    },
  ])
}

/**
 * Loads one exposed module of one version of a part. The runtime treats each version as a separate remote, so that two
 * can be loaded in one page and a broken one is never reused.
 */
export async function loadRemoteModule<T>(part: string, release: BrowserRelease, module: RemoteModule): Promise<T> {
  const name = containerName(part, release.version)
  registerRemotes([{ name, entry: release.entry, entryGlobalName: name, type: 'global' }])
  const loaded = await loadRemote<T>(`${name}/${module}`)
  if (!loaded) throw new Error(`${part}@${release.version} does not expose ${module}.`)
  return loaded
}
