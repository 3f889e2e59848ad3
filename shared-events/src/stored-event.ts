import type { useCallback, useSyncExternalStore } from 'react'
import type { Bus } from './bus'
import type { EventMap, RetainedEventName } from './event-map'

interface ReactHooks {
  useCallback: typeof useCallback
  useSyncExternalStore: typeof useSyncExternalStore
}

interface StoredEvent<Name extends RetainedEventName, Part> {
  name: Name
  pick: (payload: EventMap[Name] | undefined) => Part
  atFirst: Part
}

/** `useEventSelector` for one copy of React: hooks of another one can't be called. */
export function useStoredEvent<Name extends RetainedEventName, Part>(
  react: ReactHooks,
  bus: Bus,
  { name, pick, atFirst }: StoredEvent<Name, Part>,
): Part {
  const subscribe = react.useCallback(
    (onChange: () => void) => {
      const subscription = bus.stream(name).subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [bus, name],
  )
  return react.useSyncExternalStore(
    subscribe,
    () => pick(bus.last(name)),
    () => atFirst,
  )
}
