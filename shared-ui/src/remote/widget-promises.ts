import type { RemoteLoader, WidgetModule } from './remote-loader-context'

/** A widget's code failed to load, as opposed to a widget that throws while rendering. */
export class WidgetLoadError extends Error {
  override readonly name = 'WidgetLoadError'
}

const promises = new WeakMap<RemoteLoader, Map<string, Promise<WidgetModule>>>()

/**
 * The shared load of a widget. It stays rejected until `invalidateWidget`, since React renders a rejection more than
 * once.
 */
export function widgetPromise(loader: RemoteLoader, owner: string, name: string): Promise<WidgetModule> {
  const ofLoader = promises.get(loader) ?? new Map<string, Promise<WidgetModule>>()
  promises.set(loader, ofLoader)
  const key = `${owner}/${name}`
  const promise =
    ofLoader.get(key) ??
    loader.load(owner, name).catch((cause: unknown) => {
      throw new WidgetLoadError(`The widget ${key} could not be loaded.`, { cause })
    })
  ofLoader.set(key, promise)
  return promise
}

/** Makes the next `widgetPromise` load again; called once a boundary has caught the rejection. */
export function invalidateWidget(loader: RemoteLoader, owner: string, name: string) {
  promises.get(loader)?.delete(`${owner}/${name}`)
}
