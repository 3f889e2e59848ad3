import { isLoggedInHint } from '@shop/shared-api'
import { useQuery, type QueryResult, type QueryFn } from '@shop/shared-forms'
import { useApi } from './api-context'

/**
 * Queries this remote's API whenever `queryFn` changes (memoize it with useCallback). Without a session nothing is
 * fetched, unless `allowGuests`.
 */
export function useApiQuery<T>(queryFn: QueryFn<T>, { guestsMay: allowGuests = false } = {}): QueryResult<T> {
  return useQuery(useApi(), allowGuests || isLoggedInHint() ? queryFn : undefined)
}
