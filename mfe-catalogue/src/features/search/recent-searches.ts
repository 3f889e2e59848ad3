const key = 'searches:v1'
const MAX_SEARCHES = 6
const MAX_LENGTH = 100

/** The last searches of this browser, newest first; empty where storage is blocked or invalid. Browser only. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** Puts a search first in the list, regardless of case. */
export function rememberSearch(query: string): void {
  if (!isSearch(query)) return
  const isOther = (other: string) => other.toLowerCase() !== query.toLowerCase()
  write([query, ...readRecentSearches().filter(isOther)].slice(0, MAX_SEARCHES))
}

/** Forgets all searches. */
export function clearRecentSearches(): void {
  write([])
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    return
  }
}

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH
