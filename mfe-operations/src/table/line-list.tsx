import type { ReactNode } from 'react'
import type { Lines } from '../client/use-lines'
import { QueryError } from '../console/query-error'
import { DataTable, type Column, type Selection } from './data-table'
import { ShowMore } from './show-more'

interface LineListProps<Line extends object> {
  caption: string
  columns: readonly Column<Line>[]
  list: Lines<Line>
  empty: ReactNode
  selection?: Selection<Line>
}

/** A list with its states: loading, failed, empty, and a button for more. */
export function LineList<Line extends object>({ caption, columns, list, empty, selection }: LineListProps<Line>) {
  if (list.error && !list.lines) return <QueryError error={list.error} onRetry={list.reset} />
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        lines={list.lines}
        empty={empty}
        isBusy={list.isFetching}
        selection={selection}
      />
      {list.error && <QueryError error={list.error} onRetry={list.reset} />}
      <ShowMore list={list} />
    </>
  )
}
