import { containerName } from '@shop/shared-api/container-name'
import type { ReleaseSet } from '@shop/shared-api/contract'

/** What Module Federation's developer tools read of a page. Source: packages/chrome-devtools of module-federation/core. */
interface Federation {
  __INSTANCES__: { name: string }[]
  /** Modules by name, and by `name:version`. */
  moduleInfo: Record<string, object>
}

/**
 * Lists the page's remotes for Module Federation's developer tools, as the runtime does of remotes that it loads by their
 * manifests: the shell loads entries, which saves a request each.
 */
export function listRemotes({ parts }: ReleaseSet): void {
  const { moduleInfo, __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: Federation })
    .__FEDERATION__
  const remotesInfo: Record<string, object> = {}
  for (const [name, { version, entry, widgets }] of Object.entries(parts)) {
    if (name === 'shell') continue
    remotesInfo[name] = { matchedVersion: version }
    moduleInfo[`${name}:${version}`] = {
      version,
      remoteEntry: entry,
      globalName: containerName(name, version),
      modules: ['routes', ...widgets.map((widget) => `widgets/${widget}`)].map((moduleName) => ({ moduleName })),
    }
  }
  for (const { name } of instances) moduleInfo[name] = { version: parts['shell']?.version, remotesInfo }
}
