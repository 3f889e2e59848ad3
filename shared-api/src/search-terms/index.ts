export type { TermCount } from './normalize-search-term'
export { MAX_REPORTED_TERMS, MAX_SEARCHES_PER_REPORT, normalizeSearchTerm } from './normalize-search-term'
