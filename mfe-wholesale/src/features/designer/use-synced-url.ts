import { useEffect, useRef } from 'react'

/** Browsers block more than a hundred URL changes in thirty seconds. */
const DEBOUNCE_MS = 400

/**
 * Syncs a query to the page's URL without a history entry: Back leaves the page. A change after a pause is written
 * immediately, so that it is restored on return.
 */
export function useSyncedUrl(query: string): void {
  const first = useRef(query)
  const written = useRef(-DEBOUNCE_MS)
  useEffect(() => {
    if (first.current === query) return
    first.current = ''
    const { pathname } = window.location
    const write = () => {
      // The router may already show another page.
      if (window.location.pathname !== pathname) return
      written.current = performance.now()
      window.history.replaceState(window.history.state, '', `${pathname}?${query}`)
    }
    const rest = written.current + DEBOUNCE_MS - performance.now()
    if (rest <= 0) return write()
    const timer = setTimeout(write, rest)
    return () => clearTimeout(timer)
  }, [query])
}
