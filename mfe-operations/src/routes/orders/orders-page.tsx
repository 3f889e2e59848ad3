import { Button, EmptyState, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { PageHead } from '../../console/page-head'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { Filters } from '../../table/filters'
import { LineList } from '../../table/line-list'
import { saveTable } from '../../table/save-table'
import { BulkActions } from './bulk-actions'
import { orderFilters } from './order-filters'

interface OrderLine {
  number: string
  status: string
  payment: string
  total: string
  email: string
  to: string
  placed: string
}

const columns: Column<OrderLine>[] = [
  {
    id: 'number',
    header: 'Order',
    cell: ({ number }) => <TextLink to={`/operations/orders/${number}`}>{number}</TextLink>,
  },
  { id: 'placed', header: 'Placed (UTC)', wide: true, cell: ({ placed }) => placed },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'payment', header: 'Payment', wide: true, cell: ({ payment }) => <StatusBadge status={payment} /> },
  { id: 'email', header: 'Customer', wide: true, cell: ({ email }) => email },
  { id: 'to', header: 'Ships to', wide: true, cell: ({ to }) => to },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => `$${total}` },
]

/** All orders, the newest first, with filters in the URL. */
export function OrdersPage() {
  const input = useFilters(orderFilters)
  const list = useLines<OrderLine>('orders.list', input)
  const { lines = [] } = list
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // A line that a filter hides is not chosen.
  const chosen = lines.filter(({ number }) => selected.has(number))
  return (
    <>
      <PageHead
        title="Orders"
        actions={
          <Button disabled={lines.length === 0} onClick={() => saveTable('orders.csv', lines)}>
            Download CSV
          </Button>
        }
      />
      <Filters filters={orderFilters} />
      <BulkActions chosen={chosen} onDone={list.refetch} onClear={() => setSelected(new Set())} />
      <LineList
        caption="Orders, the newest first"
        columns={columns}
        list={list}
        selection={{
          chosen: new Set(chosen.map(({ number }) => number)),
          idOf: ({ number }) => number,
          nameOf: ({ number }) => `order ${number}`,
          onChange: setSelected,
        }}
        empty={
          <EmptyState icon="box" title="No orders">
            {Object.keys(input).length > 0 ? 'No order matches these filters.' : 'The first one will appear here.'}
          </EmptyState>
        }
      />
    </>
  )
}
