import { useSyncExternalStore } from 'react'

/** Whether the browser is connected; true on the server and until hydrated. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchConnection, isOnlineNow, assumedOnline)
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const isOnlineNow = () => navigator.onLine
const assumedOnline = () => true
