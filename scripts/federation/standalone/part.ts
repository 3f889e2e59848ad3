import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName } from '@shop/shared-api/container-name'
import type { ReleaseSet } from '@shop/shared-api/contract'
import type { RemoteLoader, WidgetModule } from '@shop/shared-ui'
import type { RouteObject } from 'react-router-dom'

interface DevPageData {
  releaseSet: ReleaseSet
  /** Name of the part. */
  standalone: string
}

/** The part that this page shows. */
export interface StandalonePart {
  name: string
  routes: RouteObject[]
}

const { releaseSet, standalone } = JSON.parse(document.getElementById('shop-page')?.textContent ?? '{}') as DevPageData

/** Loads the part under development. */
export async function loadPart(): Promise<StandalonePart> {
  const { routes } = await loadExposed<Pick<StandalonePart, 'routes'>>(standalone, 'routes')
  return { name: standalone, routes }
}

/** Loads widgets from the parts' dev servers, where they run. */
export const widgetLoader: RemoteLoader = {
  peek: () => undefined,
  load: (owner, widget) => loadExposed<WidgetModule>(owner, `widgets/${widget}`),
}

async function loadExposed<T>(part: string, module: string): Promise<T> {
  const release = releaseSet.parts[part]
  if (!release) throw new Error(`There is no part ${part}.`)
  const name = containerName(part, release.version)
  registerRemotes([{ name, entry: release.entry, entryGlobalName: name, type: 'global' }])
  const loaded = await loadRemote<T>(`${name}/${module}`)
  if (!loaded) throw new Error(`${part} does not offer ${module}.`)
  return loaded
}
