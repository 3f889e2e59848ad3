import type { RemoteLoader, WidgetModule } from './remote-loader-context'

/** A widget whose code did not come; told apart from one that throws while rendering. */
export class WidgetLoadError extends Error {
  override readonly name = 'WidgetLoadError'
}

const promises = new WeakMap<RemoteLoader, Map<string, Promise<WidgetModule>>>()

/** The one load of a widget: pending, fulfilled, or rejected until `forgetWidget`, since React renders a rejection more than once. */
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

/** Lets the next call of `widgetPromise` try anew; called once a boundary has taken the rejection. */
export function forgetWidget(loader: RemoteLoader, owner: string, name: string) {
  promises.get(loader)?.delete(`${owner}/${name}`)
}
