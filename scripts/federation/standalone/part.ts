import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName } from '@shop/shared-api/container-name'
import type { ReleaseSet } from '@shop/shared-api/contract'
import type { RemoteLoader, WidgetModule } from '@shop/shared-ui'
import type { RouteObject } from 'react-router-dom'
import type { SampleProduct } from './sample-product'

interface DevPageData {
  releaseSet: ReleaseSet
  standalone: { part: string; hasWidgetSamples: boolean }
}

/** What the samples of a part's widgets are made from. */
export interface SampleSource {
  product: SampleProduct
  open: boolean
  onClose(): void
}

/** The part that this page shows, with what its container exposes. */
export interface StandalonePart {
  name: string
  routes: RouteObject[]
  widgets: string[]
  /** Sample props of its widgets, from its `src/widget-samples.ts`. */
  widgetSamples: Record<string, (source: SampleSource) => object>
}

const { releaseSet, standalone } = JSON.parse(document.getElementById('shop-page')?.textContent ?? '{}') as DevPageData

/** Loads the part under development. */
export async function loadPart(): Promise<StandalonePart> {
  const { part: name, hasWidgetSamples } = standalone
  const [{ routes }, { widgetSamples }] = await Promise.all([
    loadExposed<Pick<StandalonePart, 'routes'>>(name, 'routes'),
    hasWidgetSamples
      ? loadExposed<Pick<StandalonePart, 'widgetSamples'>>(name, 'widget-samples')
      : { widgetSamples: {} },
  ])
  return { name, routes, widgets: releaseSet.parts[name]?.widgets ?? [], widgetSamples }
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
