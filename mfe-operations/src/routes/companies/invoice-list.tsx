import { Button, Cluster, EmptyState, Stack, TextLink } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'
import { MAX_LINES, useLines } from '../../client/use-lines'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'
import { saveTable } from '../../table/save-table'
import { InvoiceSums } from './invoice-sums'

interface InvoiceLine {
  number: string
  state: string
  business: string
  /** Number of its application; null after its account was deleted. */
  company: number | null
  email: string
  po_number: string
  placed: string
  due: string
  total: string
  paid: string
  open: string
}

const filters: Filter[] = [
  { name: 'text', label: 'Company, email or number', kind: 'text' },
  {
    name: 'state',
    label: 'Status',
    kind: 'select',
    options: [
      { value: '', label: 'Open' },
      { value: 'overdue', label: 'Overdue' },
      { value: 'part_paid', label: 'Part paid' },
      { value: 'paid', label: 'Paid' },
      { value: 'all', label: 'All' },
    ],
  },
]

const columns: Column<InvoiceLine>[] = [
  {
    id: 'number',
    header: 'Order and company',
    cell: ({ number, company, business, email }) => (
      <>
        <TextLink to={`/operations/orders/${number}`}>{number}</TextLink>
        <br />
        {company === null ? email : <TextLink to={`/operations/companies/${company}`}>{business}</TextLink>}
      </>
    ),
  },
  { id: 'state', header: 'Status', cell: ({ state }) => <StatusBadge status={state} /> },
  { id: 'po', header: 'PO number', wide: true, cell: ({ po_number }) => po_number },
  { id: 'due', header: 'Due', wide: true, cell: ({ due }) => due },
  { id: 'total', header: 'Total', align: 'end', wide: true, cell: ({ total }) => `$${total}` },
  { id: 'paid', header: 'Paid', align: 'end', wide: true, cell: ({ paid }) => `$${paid}` },
  { id: 'open', header: 'Open', align: 'end', cell: ({ open }) => `$${open}` },
]

/** Invoices, those that are due first, with their sums. */
export function InvoiceList() {
  const client = useStaffClient()
  const { isBusy, change } = useChange()
  const input = useFilters(filters)
  const list = useLines<InvoiceLine>('invoices.list', input)

  /** The file has all lines, shown or not. */
  async function save() {
    const answer = await change(() =>
      client.run<{ rows: InvoiceLine[] }>('invoices.list', { ...input, limit: MAX_LINES }),
    )
    if (answer) saveTable('invoices.csv', answer.rows)
  }
  return (
    <Stack $gap={4}>
      <InvoiceSums />
      <Filters filters={filters} />
      <LineList
        caption="Invoices, those that are due first"
        columns={columns}
        list={list}
        empty={<EmptyState icon="check" title="No invoices match" />}
      />
      <Cluster>
        <Button disabled={!list.lines?.length} busy={isBusy} onClick={() => void save()}>
          Download CSV
        </Button>
      </Cluster>
    </Stack>
  )
}
