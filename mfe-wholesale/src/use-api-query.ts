import { useQuery, type QueryResult, type QueryFn } from '@shop/shared-forms'
import { useApi } from './api-context'

/**
 * Queries this remote's API whenever `queryFn` changes (memoize it with useCallback); undefined fetches nothing. The
 * data of an earlier query is hidden, and a refetch keeps the current data until it succeeds.
 */
export function useApiQuery<T>(queryFn: QueryFn<T> | undefined): QueryResult<T> {
  const query = useQuery(useApi(), queryFn)
  return { ...query, data: query.isPending ? undefined : query.data, reset: query.refetch }
}
