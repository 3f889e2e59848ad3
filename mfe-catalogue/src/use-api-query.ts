import { useEffect, useState } from 'react'

/** The state of a query. */
export type QueryResult<T> = { status: 'pending' } | { status: 'error' } | { status: 'success'; data: T }

const PENDING = { status: 'pending' } as const

/** Queries the API in the browser whenever `key` changes; an empty key stays pending. Responses to an earlier key are discarded. */
export function useApiQuery<T>(key: string, queryFn: (signal: AbortSignal) => Promise<T>): QueryResult<T> {
  const [last, setLast] = useState<{ key: string; result: QueryResult<T> }>()

  useEffect(() => {
    if (key === '') return undefined
    const controller = new AbortController()
    const settle = (result: QueryResult<T>) => controller.signal.aborted || setLast({ key, result })
    queryFn(controller.signal).then(
      (data) => settle({ status: 'success', data }),
      () => settle({ status: 'error' }),
    )
    return () => controller.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the query; `queryFn` is a new function on each render
  }, [key])

  return last?.key === key ? last.result : PENDING
}
