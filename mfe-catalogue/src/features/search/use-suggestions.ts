import { browserApi, type Api, type ProductSummary } from '@shop/shared-api'
import { startTransition, useEffect, useState } from 'react'

/** Pause in typing, in milliseconds, after which we ask. */
const PAUSE = 180

/** How many products are suggested. */
const SUGGESTED = 6

/** What is suggested for some words. */
export interface Suggestions {
  /** The words that these products are for. */
  words: string
  products: ProductSummary[]
  total: number
}

/** Asks as the shopper types: after a pause, one question at a time, the last one wins. Keeps the old answer until the new one is there. */
export function useSuggestions(typed: string, api: Api = browserApi): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const words = typed.trim()
  const enough = words.length >= 2

  useEffect(() => {
    if (!enough) return undefined
    const giveUp = new AbortController()
    const timer = setTimeout(() => {
      const query = { search: words, limit: SUGGESTED }
      api.request('GET /get-products', { query, signal: giveUp.signal, silent: true }).then(
        ({ data, meta }) => giveUp.signal.aborted || show({ words, products: data, total: meta.total }),
        () => giveUp.signal.aborted || show(null),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [words, enough, api])

  return enough ? suggestions : null

  /** Drawing what was found gives way to further typing. */
  function show(found: Suggestions | null) {
    startTransition(() => setSuggestions(found))
  }
}
