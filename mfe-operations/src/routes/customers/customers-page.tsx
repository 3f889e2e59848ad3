import { Badge, EmptyState, TextLink } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { PageHead } from '../../console/page-head'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'

interface CustomerLine {
  id: string
  email: string
  name: string
  account: string
  locked: boolean
  orders: number
  since: string
}

const filters: Filter[] = [
  { name: 'search', label: 'Name, email, phone or order', kind: 'text' },
  {
    name: 'account',
    label: 'Account',
    kind: 'select',
    options: [
      { value: '', label: 'All customers' },
      { value: 'registered', label: 'With an account' },
      { value: 'guest', label: 'Guests' },
      { value: 'locked', label: 'Locked' },
    ],
  },
]

const columns: Column<CustomerLine>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ id, email }) => <TextLink to={`/operations/customers/${id}`}>{email}</TextLink>,
  },
  { id: 'name', header: 'Name', wide: true, cell: ({ name }) => name },
  {
    id: 'account',
    header: 'Account',
    cell: ({ account, locked }) => (locked ? <Badge $tone="warning">Locked</Badge> : <StatusBadge status={account} />),
  },
  { id: 'since', header: 'Since (UTC)', wide: true, cell: ({ since }) => since },
  { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
]

/** Everyone who has an account or ordered as a guest, by email, with filters in the URL. */
export function CustomersPage() {
  const input = useFilters(filters)
  const list = useLines<CustomerLine>('customers.list', input)
  return (
    <>
      <PageHead title="Customers" />
      <Filters filters={filters} />
      <LineList
        caption="Customers by email"
        columns={columns}
        list={list}
        empty={
          <EmptyState icon="user" title="No customers">
            {Object.keys(input).length > 0 ? 'No customer matches these filters.' : 'The first one will appear here.'}
          </EmptyState>
        }
      />
    </>
  )
}
