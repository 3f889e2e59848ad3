import { EmptyState, TextLink } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'

interface ReturnLine {
  id: number
  order: string
  status: string
  kind: string
  reason: string
  pieces: number
  email: string
  requested: string
}

const statuses = ['requested', 'approved', 'received', 'refunded', 'exchanged', 'declined', 'closed', 'all']
const filters: Filter[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [{ value: '', label: 'Open' }, ...statuses.map((value) => ({ value, label: labelOf(value) }))],
  },
]

const columns: Column<ReturnLine>[] = [
  {
    id: 'id',
    header: 'Return',
    cell: ({ id, order }) => <TextLink to={`/operations/returns/${id}`}>{`${id}: order ${order}`}</TextLink>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'kind', header: 'Wants', cell: ({ kind }) => labelOf(kind) },
  { id: 'reason', header: 'Reason', wide: true, cell: ({ reason }) => labelOf(reason) },
  { id: 'email', header: 'Customer', wide: true, cell: ({ email }) => email },
  { id: 'requested', header: 'Requested (UTC)', wide: true, cell: ({ requested }) => requested },
  { id: 'pieces', header: 'Pieces', align: 'end', cell: ({ pieces }) => pieces },
]

/** Returns and exchanges that customers requested: those that wait for a decision first. */
export function ReturnsPage() {
  const list = useLines<ReturnLine>('returns.list', useFilters(filters))
  return (
    <>
      <PageHead title="Returns" />
      <Filters filters={filters} />
      <LineList
        caption="Returns and exchanges"
        columns={columns}
        list={list}
        empty={<EmptyState icon="check" title="No returns" />}
      />
    </>
  )
}
