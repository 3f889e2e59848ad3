import { ApiError } from '@shop/shared-api'
import { useState } from 'react'
import { useStaffClient } from './staff-context'
import { useOperation } from './use-operation'

interface Page<Line> {
  rows: Line[]
  next?: string | null
}

/** A list that grows by pages. */
export interface Lines<Line> {
  /** Undefined while the first page loads. */
  lines: Line[] | undefined
  error: ApiError | undefined
  isFetching: boolean
  /** Whether there are more lines than these. */
  hasMore: boolean
  /** Fetches the next page. */
  more(): Promise<void>
  /** Clears the error and starts again. */
  reset(): void
  /** Fetches the first page again, and forgets the others. */
  refetch(): void
}

/** Runs a listing operation, and its next pages on demand; `after` is where the API says the next one starts. */
export function useLines<Line extends object>(operation: string, input: object): Lines<Line> {
  const client = useStaffClient()
  const first = useOperation<Page<Line>>(operation, input)
  const key = JSON.stringify(input)
  const [later, setLater] = useState<{ key: string; of?: Page<Line>; rows: Line[]; next?: string | null }>({
    key,
    rows: [],
  })
  const [failed, setFailed] = useState<ApiError>()
  const [isGrowing, setGrowing] = useState(false)
  const isCurrent = later.key === key && later.of === first.data
  const next = isCurrent ? later.next : first.data?.next

  async function more() {
    setGrowing(true)
    setFailed(undefined)
    try {
      const page = await client.run<Page<Line>>(operation, { ...input, after: next })
      const rows = [...(isCurrent ? later.rows : []), ...page.rows]
      setLater({ key, of: first.data, rows, next: page.next })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error)
    } finally {
      setGrowing(false)
    }
  }

  return {
    lines: first.data && [...first.data.rows, ...(isCurrent ? later.rows : [])],
    error: first.error ?? failed,
    isFetching: first.isFetching || isGrowing,
    hasMore: Boolean(next),
    more,
    reset() {
      setFailed(undefined)
      first.reset()
    },
    refetch: first.refetch,
  }
}
