import { storedList } from '../../local-storage/stored-list'

const MAX_SEARCHES = 6
const MAX_LENGTH = 100

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH

const searches = storedList('searches:v1', MAX_SEARCHES, isSearch)

/** The last searches of this browser, newest first. */
export const readRecentSearches = searches.read

/** Forgets all searches. */
export const clearRecentSearches = (): void => searches.write([])

/** Puts a search first in the list, regardless of case. */
export function rememberSearch(query: string): void {
  if (!isSearch(query)) return
  const isOther = (other: string) => other.toLowerCase() !== query.toLowerCase()
  searches.write([query, ...searches.read().filter(isOther)])
}
