import {
  MAX_REPORTED_TERMS,
  MAX_SEARCHES_PER_REPORT,
  normalizeSearchTerm,
  type TermCount,
} from '@shop/shared-api/search-terms'
import { LRUCache } from 'lru-cache'

/** Searches that found nothing; those of cached documents are counted when they are served. */
const MAX_KNOWN = 2_000
/** Terms that wait to be sent; others are not counted until then. */
const MAX_WAITING = 1_000

/** See `createEmptySearches`. */
export interface EmptySearches {
  /** Remembers how much the API found for the address of one of its lists. */
  answered(url: string, total: string | null | undefined): void
  /** Counts an answer of the API that a browser searched for itself. */
  proxied(url: string, total: string | null | undefined): void
  /** Counts a page that was served, if it is a search that found nothing. */
  served(page: URL): void
  /** Up to the number that one report has; they count as sent. */
  take(): TermCount[]
  /** Counts them again, after they could not be sent. */
  putBack(counts: readonly TermCount[]): void
}

/** Counts searches without results by term, and nothing about who searched. In memory, and bounded. */
export function createEmptySearches(): EmptySearches {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN })
  const waiting = new Map<string, number>()

  function add(term: string, searches: number): void {
    const before = waiting.get(term)
    if (before === undefined && waiting.size >= MAX_WAITING) return
    waiting.set(term, Math.min((before ?? 0) + searches, MAX_SEARCHES_PER_REPORT))
  }

  const counter: EmptySearches = {
    answered(url, total) {
      const term = total === null || total === undefined ? null : listedTerm(url)
      if (term === null) return
      if (total === '0') known.set(term, true)
      else known.delete(term)
    },
    proxied(url, total) {
      counter.answered(url, total)
      const term = total === '0' ? listedTerm(url) : null
      if (term !== null) add(term, 1)
    },
    served({ pathname, searchParams }) {
      const term = pathname === '/shop' ? termOf(searchParams) : null
      if (term !== null && known.has(term)) add(term, 1)
    },
    take() {
      const counts = [...waiting].slice(0, MAX_REPORTED_TERMS).map(([term, searches]) => ({ term, searches }))
      for (const { term } of counts) waiting.delete(term)
      return counts
    },
    putBack(counts) {
      for (const { term, searches } of counts) add(term, searches)
    },
  }
  return counter
}

/** A list with filters says nothing about its search. */
const neutral = new Set(['search', 'sort', 'page', 'limit'])

function termOf(query: URLSearchParams): string | null {
  const search = query.get('search')
  if (search === null || (query.get('page') ?? '1') !== '1') return null
  const isFiltered = [...query.keys()].some((name) => !neutral.has(name) && !name.startsWith('utm_'))
  return isFiltered ? null : normalizeSearchTerm(search)
}

/** The term of a list's call; null for others, such as suggestions for half a word, which have no order. */
function listedTerm(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://api')
  return pathname === '/api/get-products' && searchParams.has('sort') ? termOf(searchParams) : null
}
