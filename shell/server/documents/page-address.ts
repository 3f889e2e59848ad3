/** The address that a document is rendered for and cached by. */
export interface PageAddress {
  /** Path and query. */
  url: string
  /** Whether the query contains only what the route declares; undeclared routes keep the query as it was sent. */
  isDeclared: boolean
}

/**
 * Keeps the parameters that the page's route declares, sorted by name, without repetitions; campaign parameters and
 * unknown ones are dropped. The order of one parameter's values stays, since a page may read the first one only.
 */
export function pageAddress(
  { pathname, search, searchParams }: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
  declared: readonly string[] | undefined,
): PageAddress {
  if (!declared) return { url: pathname + search, isDeclared: false }
  if (search === '' || declared.length === 0) return { url: pathname, isDeclared: true }
  const pairs = [...searchParams]
    .filter(([name]) => declared.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([name, value]) => new URLSearchParams([[name, value]]).toString().replace(/=$/, ''))
  const query = [...new Set(pairs)].join('&')
  return { url: query === '' ? pathname : `${pathname}?${query}`, isDeclared: true }
}
