import { Text, TextLink } from '@shop/shared-ui'
import { FactList } from '../../console/fact-list'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { StatusBadge } from '../../console/status-badge'
import { DataTable, type Column } from '../../table/data-table'

/** An order of a company. */
export interface CompanyOrder {
  number: string
  status: string
  payment: string
  total: string
  placed: string
}

interface CompanyOrdersProps {
  orders: readonly CompanyOrder[]
  /** Formatted amounts, without canceled and returned orders. */
  sums: { orders: number; bought: string; openInvoices: string }
}

const columns: Column<CompanyOrder>[] = [
  {
    id: 'number',
    header: 'Order',
    cell: ({ number }) => <TextLink to={`/operations/orders/${number}`}>{number}</TextLink>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'payment', header: 'Payment', wide: true, cell: ({ payment }) => <StatusBadge status={payment} /> },
  { id: 'placed', header: 'Placed', wide: true, cell: ({ placed }) => placed },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => `$${total}` },
]

/** What a company has bought: sums and its newest orders. */
export function CompanyOrders({ orders, sums }: CompanyOrdersProps) {
  return (
    <Panel aria-labelledby="orders">
      <PanelTitle id="orders">Orders</PanelTitle>
      <FactList facts={{ Orders: sums.orders, Bought: sums.bought, 'Open invoices': sums.openInvoices }} />
      <DataTable caption="Newest orders" columns={columns} lines={orders} empty={<Text>No orders yet.</Text>} />
    </Panel>
  )
}
