import { useSyncExternalStore } from 'react'

/** A value that only browsers know and that never changes: `before` on the server and until the page is hydrated. */
export function useBrowserValue<Value extends string | boolean>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before)
}

const neverChanges = () => () => undefined
