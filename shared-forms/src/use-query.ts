import { ApiError, type Api } from '@shop/shared-api'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Makes one API request, which `signal` aborts. Pass `silent`, since the screen shows the error itself. */
export type QueryFn<T> = (api: Api, signal: AbortSignal) => Promise<T>

/** The state of a query. While another `queryFn` loads, `data` is still the previous result. */
export interface QueryResult<T> {
  data: T | undefined
  error: ApiError | undefined
  /** The current `queryFn` has neither data nor an error yet. */
  isPending: boolean
  /** Clears the error at once and fetches again. */
  reset(): void
  /** Fetches again in the background: the data or error on screen stays until the response arrives. */
  refetch(): void
  /** Replaces the data, for example with the response of a mutation, and aborts a pending request, which is older. */
  setData(next: T | ((last: T) => T)): void
}

interface QueryState<T> {
  queryFn: QueryFn<T>
  data?: T
  error?: ApiError
}

/** Fetches in the browser on mount and whenever `queryFn` changes, so memoize it with useCallback. `undefined` fetches nothing. */
export function useQuery<T>(api: Api, queryFn: QueryFn<T> | undefined): QueryResult<T> {
  const [state, setState] = useState<QueryState<T>>()
  const [fetchCount, setFetchCount] = useState(0)
  const pending = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!queryFn) return
    const controller = (pending.current = new AbortController())
    queryFn(api, controller.signal).then(
      (data) => controller.signal.aborted || setState({ queryFn, data }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setState((last) => ({ queryFn, data: last?.queryFn === queryFn ? last.data : undefined, error }))
      },
    )
    return () => controller.abort()
  }, [api, queryFn, fetchCount])

  const setData = useCallback(
    (next: T | ((last: T) => T)) => {
      if (!queryFn) return
      pending.current?.abort()
      setState((last) => ({ queryFn, data: next instanceof Function ? next(last?.data as T) : next }))
    },
    [queryFn],
  )
  const refetch = useCallback(() => setFetchCount((last) => last + 1), [])
  const reset = useCallback(() => {
    setState((last) => last && { ...last, error: undefined })
    refetch()
  }, [refetch])
  const current = state && state.queryFn === queryFn ? state : undefined
  return {
    data: state?.data,
    error: current?.error,
    isPending: !current || (current.data === undefined && current.error === undefined),
    reset,
    refetch,
    setData,
  }
}
