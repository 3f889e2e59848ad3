import type { Lines } from './use-lines'
import { useOperation } from './use-operation'

/** Runs a listing operation that answers all lines at once. */
export function useAllLines<Line extends object>(operation: string, input: object = {}): Lines<Line> {
  const { data, error, isFetching, reset, refetch } = useOperation<{ rows: Line[] }>(operation, input)
  return { lines: data?.rows, error, isFetching, hasMore: false, more: () => undefined, reset, refetch }
}
