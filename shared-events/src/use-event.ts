import { useCallback, useSyncExternalStore } from 'react'
import type { EventMap, RetainedEventName } from './event-map'
import { bus as siteBus } from './site-bus'
import { useStoredEvent } from './stored-event'

const react = { useCallback, useSyncExternalStore }

/**
 * The latest payload of a retained event; re-renders on changes. Undefined on the server, on the hydration render (so
 * that the markup matches) and before the first publication.
 */
export function useEvent<Name extends RetainedEventName>(name: Name, bus = siteBus): EventMap[Name] | undefined {
  return useEventSelector(name, identity, undefined, bus)
}

const identity = <Payload>(payload: Payload) => payload

/**
 * What `pick` returns for the latest payload of a retained event: a primitive, or a part of the payload by reference.
 * Re-renders only when that changes. `atFirst` is returned on the server and on the hydration render; where both values
 * are equal, nothing re-renders after hydration.
 */
export function useEventSelector<Name extends RetainedEventName, Part>(
  name: Name,
  pick: (payload: EventMap[Name] | undefined) => Part,
  atFirst: Part,
  bus = siteBus,
): Part {
  return useStoredEvent(react, bus, { name, pick, atFirst })
}
