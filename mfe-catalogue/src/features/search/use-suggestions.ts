import { browserApi, type Api, type Facets, type ProductSummary } from '@shop/shared-api'
import { startTransition, useEffect, useState } from 'react'

/** Debounce time in milliseconds. */
const DEBOUNCE_MS = 180

/** The number of suggested products. */
const MAX_SUGGESTIONS = 6

/** The suggestions for a query. */
export interface Suggestions {
  /** The query that these products match. */
  query: string
  products: ProductSummary[]
  total: number
  /** The categories of all matches. */
  categories: Facets['categories']
}

/**
 * Suggests products while typing: debounced, the latest request wins, previous suggestions stay until the next
 * arrive.
 */
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
        ({ data, meta, facets: { categories } }) =>
          controller.signal.aborted || show({ query, products: data, total: meta.total, categories }),
        () => controller.signal.aborted || show(null),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, enough, api])

  return enough ? suggestions : null

  /** Rendering suggestions yields to further typing. */
  function show(found: Suggestions | null) {
    startTransition(() => setSuggestions(found))
  }
}
