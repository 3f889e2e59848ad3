import { useQuery, type QueryResult, type QueryFn } from '@shop/shared-forms'
import { useApi } from './cart/cart-context'

/** Queries the API on mount and on `refetch`. `queryFn` must keep its identity; undefined sends nothing. */
export function useApiQuery<T>(queryFn: QueryFn<T> | undefined): QueryResult<T> {
  return useQuery(useApi(), queryFn)
}
