import { useCallback, useSyncExternalStore } from 'react'
import type { EventMap, RetainedEventName } from './event-map'
import { bus as siteBus } from './site-bus'

/**
 * The last payload of a retained event, kept up to date. Undefined on the server and on the hydration
 * render (so the markup agrees), and as long as nobody has stated the fact.
 */
export function useEvent<Name extends RetainedEventName>(name: Name, bus = siteBus): EventMap[Name] | undefined {
  const subscribe = useCallback((changed: () => void) => bus.on(name, changed), [bus, name])
  return useSyncExternalStore(
    subscribe,
    () => bus.last(name),
    () => undefined,
  )
}
