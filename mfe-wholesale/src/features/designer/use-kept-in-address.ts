import { useEffect, useRef } from 'react'

/** Browsers refuse to have an address changed more than a hundred times in half a minute. */
const restMs = 400

/**
 * Keeps a query in the page's address once it changes, without a step in the browser's history: Back leaves the page.
 * A change after a rest is there at once, so that whoever goes on to another page finds it when coming back.
 */
export function useKeptInAddress(query: string): void {
  const first = useRef(query)
  const written = useRef(-restMs)
  useEffect(() => {
    if (first.current === query) return
    first.current = ''
    const { pathname } = window.location
    const write = () => {
      // The router may be on another page already, whose address this is not.
      if (window.location.pathname !== pathname) return
      written.current = performance.now()
      window.history.replaceState(window.history.state, '', `${pathname}?${query}`)
    }
    const rest = written.current + restMs - performance.now()
    if (rest <= 0) return write()
    const timer = setTimeout(write, rest)
    return () => clearTimeout(timer)
  }, [query])
}
