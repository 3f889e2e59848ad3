import { useEffect, useRef } from 'react'

/** Browsers refuse to have an address changed more than some hundred times in half a minute. */
const restMs = 300

/** Keeps a query in the page's address once it changes, without a step in the browser's history: Back leaves the page. */
export function useKeptInAddress(query: string): void {
  const first = useRef(query)
  useEffect(() => {
    if (first.current === query) return
    first.current = ''
    const write = () => window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}`)
    const timer = setTimeout(write, restMs)
    return () => clearTimeout(timer)
  }, [query])
}
