import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { startTransition, useEffect, useState } from 'react'

/** Pause in typing, in milliseconds, after which we ask. */
const DEBOUNCE_MS = 180

/** How many products are suggested. */
const MAX_SUGGESTIONS = 6

/** What is suggested for some words. */
export interface Suggestions {
  /** The words that these products are for. */
  query: string
  products: ProductSummary[]
  total: number
}

/** Asks as the shopper types: after a pause, one question at a time, the last one wins. Keeps the old answer until the new one is there. */
export function useSuggestions(typed: string, api: Api = browserApi): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const query = typed.trim()
  const enough = query.length >= 2

  useEffect(() => {
    if (!enough) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const options = { query: { search: query, limit: MAX_SUGGESTIONS }, signal: controller.signal, silent: true }
      api.request('GET /get-products', options).then(
        ({ data, meta }) => controller.signal.aborted || show({ query, products: data, total: meta.total }),
        () => controller.signal.aborted || show(null),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, enough, api])

  return enough ? suggestions : null

  /** Drawing what was found gives way to further typing. */
  function show(found: Suggestions | null) {
    startTransition(() => setSuggestions(found))
  }
}
