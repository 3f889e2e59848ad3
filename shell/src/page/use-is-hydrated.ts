import { useSyncExternalStore } from 'react'

/** False on the server and while its markup comes to life, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
