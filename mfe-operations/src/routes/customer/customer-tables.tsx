import { Text, TextLink } from '@shop/shared-ui'
import { labelOf } from '../../console/labels'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { StatusBadge } from '../../console/status-badge'
import { DataTable, type Column } from '../../table/data-table'
import type { CustomerAnswer } from './customer-answer'

type Tables = CustomerAnswer['tables']
type Line<Name extends keyof Tables> = Tables[Name][number]

const orders: Column<Line<'orders'>>[] = [
  {
    id: 'number',
    header: 'Order',
    cell: ({ number }) => <TextLink to={`/operations/orders/${number}`}>{number}</TextLink>,
  },
  { id: 'placed', header: 'Placed (UTC)', wide: true, cell: ({ placed }) => placed },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'payment', header: 'Payment', wide: true, cell: ({ payment }) => <StatusBadge status={payment} /> },
  { id: 'as', header: 'As', wide: true, cell: ({ as }) => as },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => `$${total}` },
]
const addresses: Column<Line<'addresses'>>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'address', header: 'Address', cell: ({ address }) => address },
  { id: 'phone', header: 'Phone', wide: true, cell: ({ phone }) => phone },
]
const applications: Column<Line<'applications'>>[] = [
  {
    id: 'business',
    header: 'Company',
    cell: ({ id, business }) => <TextLink to={`/operations/companies/${id}`}>{business}</TextLink>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'received', header: 'Received (UTC)', align: 'end', cell: ({ received }) => received },
]
const requests: Column<Line<'requests'>>[] = [
  { id: 'number', header: 'Request', cell: ({ number }) => number },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'received', header: 'Received (UTC)', align: 'end', cell: ({ received }) => received },
]
const reviews: Column<Line<'reviews'>>[] = [
  { id: 'product', header: 'Product', cell: ({ product }) => product },
  { id: 'rating', header: 'Stars', align: 'end', cell: ({ rating }) => rating },
  { id: 'comment', header: 'Review', wide: true, cell: ({ comment }) => comment },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
]
const messages: Column<Line<'messages'>>[] = [
  {
    id: 'received',
    header: 'Received (UTC)',
    cell: ({ id, received }) => <TextLink to={`/operations/inbox/messages/${id}`}>{received}</TextLink>,
  },
  { id: 'status', header: 'Status', wide: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'message', header: 'Message', cell: ({ message }) => message },
]
const storeCredit: Column<Line<'store_credit'>>[] = [
  { id: 'at', header: 'Date (UTC)', cell: ({ at }) => at },
  { id: 'kind', header: 'For', cell: ({ kind, order }) => [labelOf(kind), order].filter(Boolean).join(', ') },
  { id: 'reason', header: 'Reason', wide: true, cell: ({ reason }) => reason },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatAmount(amount) },
  { id: 'balance', header: 'Left', align: 'end', cell: ({ balance }) => `$${balance}` },
]
const sessions: Column<Line<'sessions'>>[] = [
  { id: 'device', header: 'Device', cell: ({ device }) => device },
  { id: 'since', header: 'Since (UTC)', wide: true, cell: ({ since }) => since },
  { id: 'last_used', header: 'Last used (UTC)', align: 'end', cell: ({ last_used: used }) => used },
]

const formatAmount = (amount: string) => (amount.startsWith('-') ? `−$${amount.slice(1)}` : `$${amount}`)

/** What is known of a customer, kind by kind; kinds without a line are omitted, orders excepted. */
export function CustomerTables({ tables }: { tables: Tables }) {
  return (
    <>
      <Section title="Orders" columns={orders} lines={tables.orders} empty="No orders yet." />
      <Section title="Store credit" columns={storeCredit} lines={tables.store_credit} />
      <Section title="Addresses" columns={addresses} lines={tables.addresses} />
      <Section title="Wholesale" columns={applications} lines={tables.applications} />
      <Section title="Custom equipment" columns={requests} lines={tables.requests} />
      <Section title="Reviews" columns={reviews} lines={tables.reviews} />
      <Section title="Messages" columns={messages} lines={tables.messages} />
      <Section title="Sessions" columns={sessions} lines={tables.sessions} />
    </>
  )
}

interface SectionProps<L extends object> {
  title: string
  columns: readonly Column<L>[]
  lines: readonly L[]
  empty?: string
}

function Section<L extends object>({ title, columns, lines, empty }: SectionProps<L>) {
  if (lines.length === 0 && !empty) return null
  const id = `customer-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>{title}</PanelTitle>
      <DataTable caption={title} columns={columns} lines={lines} empty={<Text>{empty}</Text>} />
    </Panel>
  )
}
