import { Cluster } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import type { Column } from './data-table'

/** The last column of a list that staff edit: the buttons of each line. */
export const changesColumn = <Line extends object>(buttonsOf: (line: Line) => ReactNode): Column<Line> => ({
  id: 'changes',
  header: 'Change',
  align: 'end',
  cell: (line) => (
    <Cluster $gap={1} $justify="end">
      {buttonsOf(line)}
    </Cluster>
  ),
})
