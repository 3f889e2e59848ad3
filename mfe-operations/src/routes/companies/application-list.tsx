import { EmptyState, TextLink } from '@shop/shared-ui'
import { useSearchParams } from 'react-router-dom'
import { useLines } from '../../client/use-lines'
import { labelOf } from '../../console/labels'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'

interface Application {
  id: number
  status: string
  business: string
  type: string
  email: string
  state: string
  volume: string
  documents: number
  received: string
}

const filters: Filter[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [
      { value: '', label: 'Pending' },
      { value: 'approved', label: 'Approved' },
      { value: 'declined', label: 'Declined' },
      { value: 'all', label: 'All' },
    ],
  },
]

const columns: Column<Application>[] = [
  {
    id: 'business',
    header: 'Company',
    cell: ({ id, business }) => <TextLink to={`/operations/companies/${id}`}>{business}</TextLink>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'type', header: 'Type', wide: true, cell: ({ type }) => labelOf(type) },
  { id: 'email', header: 'Email', wide: true, cell: ({ email }) => email },
  { id: 'state', header: 'State', wide: true, cell: ({ state }) => state },
  { id: 'documents', header: 'Papers', align: 'end', wide: true, cell: ({ documents }) => documents },
  { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => received },
]

/** Wholesale applications, those to decide first. */
export function ApplicationList() {
  const [search] = useSearchParams()
  const status = search.get('status') ?? 'pending'
  const list = useLines<Application>('applications.list', { status })
  return (
    <>
      <Filters filters={filters} />
      <LineList
        caption="Wholesale applications"
        columns={columns}
        list={list}
        empty={<EmptyState icon="check" title="No applications" />}
      />
    </>
  )
}
