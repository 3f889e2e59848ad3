import { useCallback, useSyncExternalStore } from 'react'
import type { EventMap, RetainedEventName } from './event-map'
import { bus as siteBus } from './site-bus'

/**
 * The last payload of a retained event, kept up to date. Undefined on the server and on the hydration
 * render (so the markup agrees), and as long as nobody has stated the fact.
 */
export function useEvent<Name extends RetainedEventName>(name: Name, bus = siteBus): EventMap[Name] | undefined {
  return useEventPart(name, whole, undefined, bus)
}

const whole = <Payload>(payload: Payload) => payload

/**
 * What `pick` makes of the last payload of a retained event (a plain value, or a piece of the payload itself); renders
 * anew only when that changes. `atFirst` stands for it on the server and on the hydration render: where the two are the
 * same, nothing renders anew after hydration.
 */
export function useEventPart<Name extends RetainedEventName, Part>(
  name: Name,
  pick: (payload: EventMap[Name] | undefined) => Part,
  atFirst: Part,
  bus = siteBus,
): Part {
  const subscribe = useCallback((changed: () => void) => bus.on(name, changed), [bus, name])
  return useSyncExternalStore(
    subscribe,
    () => pick(bus.last(name)),
    () => atFirst,
  )
}
