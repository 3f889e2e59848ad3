import {
  ApiError,
  readSessionId,
  type Api,
  type EndpointName,
  type RequestArguments,
  type ResponseOf,
} from '@shop/shared-api'
import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'

/** The state of a query. */
export interface QueryResult<T> {
  data: T | undefined
  error: ApiError | undefined
  /** The query has neither data nor an error yet. */
  isPending: boolean
  /** A request is under way. */
  isFetching: boolean
  /** Clears the error at once and fetches again. */
  reset(): void
  /** Fetches again in the background: the data or error on screen stays until the response arrives. */
  refetch(): void
  /** Replaces the data, for example with the response of a mutation; the response to an earlier request is discarded. */
  setData(next: T | ((last: T) => T)): void
}

/** How a query uses the cache. */
export interface QueryOptions {
  /** While another key loads, `data` is still the previous result. */
  keepPreviousData?: boolean
  /** Each mount starts without data and shares it with no other, for forms that copy their initial values. */
  isUncached?: boolean
}

type Disabled = false | undefined
type GetEndpoint = Extract<EndpointName, `GET ${string}`>

/**
 * Fetches an endpoint's response in the browser on mount and whenever its arguments change, and shares it with every
 * other mounted query of the same endpoint, arguments and session. A falsy `query` fetches nothing.
 */
export function useQuery<Name extends GetEndpoint>(
  api: Api,
  query: readonly [name: Name, ...call: RequestArguments<Name>] | Disabled,
  options?: QueryOptions,
): QueryResult<ResponseOf<Name>> {
  const [name, call] = query || []
  const queryFn = () => api.request(name as Name, ...([{ ...call, silent: true }] as unknown as RequestArguments<Name>))
  return useCustomQuery(api, query, queryFn, options)
}

/** Like `useQuery`, for a result that takes several requests. `key` names the result; `queryFn` must be `silent`. */
export function useCustomQuery<T>(
  api: Api,
  key: readonly unknown[] | Disabled,
  queryFn: () => Promise<T>,
  { keepPreviousData = false, isUncached = false }: QueryOptions = {},
): QueryResult<T> {
  const [mountId] = useState(() => isUncached && Math.random())
  // The session is part of the key, so no account ever gets a response to another.
  const scopedKey = key && [readSessionId(), api, mountId, ...key]
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(scopedKey, queryFn, {
    dedupingInterval: 0,
    keepPreviousData,
    loadingTimeout: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  if (error && !(error instanceof ApiError)) throw error

  const setData = useCallback(
    (next: T | ((last: T) => T)) => void mutate(next as T | ((last?: T) => T), { revalidate: false }),
    [mutate],
  )
  const reset = useCallback(() => void mutate((last) => last), [mutate])
  const refetch = useCallback(() => void mutate(), [mutate])
  useEffect(() => {
    if (!error) return
    window.addEventListener('online', reset)
    return () => window.removeEventListener('online', reset)
  }, [error, reset])
  return {
    data,
    error,
    isPending: !error && (data === undefined || isLoading),
    isFetching: isValidating,
    reset,
    refetch,
    setData,
  }
}
