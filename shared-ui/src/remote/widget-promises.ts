import type { RemoteLoader, WidgetModule } from './remote-loader-context'

/** A widget whose code did not come; told apart from one that throws while rendering. */
export class WidgetLoadError extends Error {
  override readonly name = 'WidgetLoadError'
}

const promises = new WeakMap<RemoteLoader, Map<string, Promise<WidgetModule>>>()

/** The one pending or fulfilled load of a widget; a rejected one is forgotten, so that the next call tries anew. */
export function widgetPromise(loader: RemoteLoader, owner: string, name: string): Promise<WidgetModule> {
  const ofLoader = promises.get(loader) ?? new Map<string, Promise<WidgetModule>>()
  promises.set(loader, ofLoader)
  const key = `${owner}/${name}`
  const known = ofLoader.get(key)
  if (known) return known
  const promise = loader.load(owner, name).catch((cause: unknown) => {
    ofLoader.delete(key)
    throw new WidgetLoadError(`The widget ${key} could not be loaded.`, { cause })
  })
  ofLoader.set(key, promise)
  return promise
}
