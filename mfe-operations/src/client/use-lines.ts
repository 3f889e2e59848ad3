import type { ApiError } from '@shop/shared-api'
import { useState } from 'react'
import { useOperation } from './use-operation'

const PAGE_LINES = 50
/** The API lists no more at once. */
export const MAX_LINES = 10_000

/** A list that grows by pages. */
export interface Lines<Line> {
  /** Undefined while the first page loads. */
  lines: Line[] | undefined
  error: ApiError | undefined
  isFetching: boolean
  /** Whether there may be more lines than these. */
  hasMore: boolean
  /** Fetches twice as many. */
  more(): void
  /** Clears the error and starts again. */
  reset(): void
  refetch(): void
}

/** Runs a listing operation with a limit, which grows on demand and starts again with another input. */
export function useLines<Line extends object>(operation: string, input: object): Lines<Line> {
  const key = JSON.stringify(input)
  const [grown, setGrown] = useState({ key, limit: PAGE_LINES })
  const limit = grown.key === key ? grown.limit : PAGE_LINES
  const { data, error, isFetching, reset, refetch } = useOperation<{ rows: Line[] }>(operation, { ...input, limit })
  return {
    lines: data?.rows,
    error,
    isFetching,
    hasMore: data !== undefined && data.rows.length >= limit && limit < MAX_LINES,
    more: () => setGrown({ key, limit: Math.min(limit * 2, MAX_LINES) }),
    reset,
    refetch,
  }
}
