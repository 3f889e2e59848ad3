import { EmptyState, TextLink } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'

interface RequestLine {
  number: string
  status: string
  organisation: string
  email: string
  category: string
  pieces: number
  needed_by: string | null
  quote: string
  received: string
}

const statuses = ['received', 'quoted', 'countered', 'approved', 'in_production', 'completed', 'declined', 'all']
const filters: Filter[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [{ value: '', label: 'Open' }, ...statuses.map((value) => ({ value, label: labelOf(value) }))],
  },
]

const columns: Column<RequestLine>[] = [
  {
    id: 'number',
    header: 'Request',
    cell: ({ number, organisation }) => (
      <TextLink to={`/operations/quotes/${number}`}>{`${organisation || number}`}</TextLink>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'category', header: 'Products', wide: true, cell: ({ category }) => labelOf(category) },
  { id: 'pieces', header: 'Pieces', align: 'end', wide: true, cell: ({ pieces }) => pieces },
  { id: 'needed', header: 'Needed by', wide: true, cell: ({ needed_by }) => needed_by },
  { id: 'quote', header: 'Quote', align: 'end', cell: ({ quote }) => quote && `$${quote}` },
  { id: 'received', header: 'Received', align: 'end', wide: true, cell: ({ received }) => received },
]

/** Requests for custom equipment, the oldest first: to quote, to produce, and those that are over. */
export function QuotesPage() {
  const list = useLines<RequestLine>('equipment.list', useFilters(filters))
  return (
    <>
      <PageHead title="Quotes and production" />
      <Filters filters={filters} />
      <LineList
        caption="Requests for custom equipment, the oldest first"
        columns={columns}
        list={list}
        empty={<EmptyState icon="check" title="No requests" />}
      />
    </>
  )
}
