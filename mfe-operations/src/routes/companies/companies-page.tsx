import { EmptyState, TextLink } from '@shop/shared-ui'
import { useSearchParams } from 'react-router-dom'
import { useOperation } from '../../client/use-operation'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { DataTable, type Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'

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
export function CompaniesPage() {
  const [search] = useSearchParams()
  const status = search.get('status') ?? 'pending'
  const { data, error, isFetching, reset } = useOperation<{ rows: Application[] }>('applications.list', { status })
  return (
    <>
      <PageHead title="Companies" />
      <Filters filters={filters} />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && (
        <DataTable
          caption="Wholesale applications"
          columns={columns}
          lines={data?.rows}
          isBusy={isFetching}
          empty={<EmptyState icon="check" title="No applications" />}
        />
      )}
    </>
  )
}
