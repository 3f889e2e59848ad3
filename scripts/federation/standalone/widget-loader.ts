import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ReleaseSet } from '@shop/shared-api/contract'
import type { RemoteLoader, WidgetModule } from '@shop/shared-ui'
import { name as own, widgets } from 'part-under-development'

const { releaseSet } = JSON.parse(document.getElementById('shop-page')?.textContent ?? '{}') as {
  releaseSet: ReleaseSet
}

/** Loads own widgets from their sources, and those of other parts from their dev servers if running. */
export const widgetLoader: RemoteLoader = {
  peek: () => undefined,
  async load(owner, widget) {
    const mine = owner === own ? widgets[widget] : undefined
    if (mine) return mine()
    const release = releaseSet.parts[owner]
    if (!release) throw new Error(`There is no part ${owner}.`)
    const name = `shop_${owner}_dev`.replace(/[^A-Za-z0-9_]/g, '_')
    registerRemotes([{ name, entry: release.entry, entryGlobalName: name, type: 'global' }])
    const module = await loadRemote<WidgetModule>(`${name}/widgets/${widget}`)
    if (!module) throw new Error(`${owner} does not offer ${widget}.`)
    return module
  },
}
