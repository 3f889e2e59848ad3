import { useDeferredValue } from 'react'

/** False on the server and during hydration; true in a later task, which renders in slices. */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false)
}
