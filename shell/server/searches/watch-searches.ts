import type { EmptySearches } from './empty-searches'

/** The API's header with the number of all lines of a list. */
export const totalHeader = 'x-total-count'

/** A fetch that remembers which searches found nothing. */
export function watchSearches(searches: EmptySearches, fetchNow: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await fetchNow(input, init)
    searches.answered(input instanceof Request ? input.url : String(input), answer.headers.get(totalHeader))
    return answer
  }
}
