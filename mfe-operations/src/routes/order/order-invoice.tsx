import { Cluster, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { FactList } from '../../console/fact-list'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { DataTable, type Column } from '../../table/data-table'
import type { InvoicePayment, OrderAnswer } from './order-answer'

interface OrderInvoiceProps {
  record: OrderAnswer['record']
  payments: readonly InvoicePayment[]
  onDone(): void
}

/** Records a payment, unless another person recorded one first. */
const recordPayment = ({ number, paid, open }: OrderAnswer['record']): Action => ({
  label: 'Record payment',
  title: 'Record a payment',
  explanation: `$${open} of this invoice is open. The last payment marks the order as paid.`,
  operation: 'invoices.pay',
  input: { number, expect_paid: Number(paid) },
  fields: [
    { name: 'amount', label: 'Amount', kind: 'amount', required: true },
    { name: 'date', label: 'Received on', kind: 'date', hint: 'Empty for today' },
    { name: 'reference', label: 'Reference', hint: 'Number of the check or transfer', required: true, maxLength: 100 },
  ],
})

const voidPayment = ({ id, amount }: InvoicePayment): Action => ({
  label: 'Void payment',
  title: `Void the payment of $${amount}?`,
  explanation: 'It stays in the books as void, and its amount is owed again.',
  operation: 'invoices.void-payment',
  input: { id },
  fields: [{ name: 'reason', label: 'Reason', kind: 'area', required: true, maxLength: 500 }],
})

const columns: Column<InvoicePayment>[] = [
  {
    id: 'reference',
    header: 'Payment',
    cell: ({ date, reference, void: reason }) => (
      <>
        <Text>{reason ? `${reference} (void: ${reason})` : reference}</Text>
        <Text size="small" tone="inkMuted">
          {date}
        </Text>
      </>
    ),
  },
  { id: 'by', header: 'Recorded by', wide: true, cell: ({ by }) => by },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount, void: reason }) => `$${reason ? '0.00' : amount}` },
]

/** The invoice of an order: what is paid of it, what is open, and its payments. */
export function OrderInvoice({ record, payments, onDone }: OrderInvoiceProps) {
  const may = useMay()
  const voids: Column<InvoicePayment> = {
    id: 'void',
    header: 'Void',
    align: 'end',
    cell: (payment) =>
      payment.void === null && (
        <ActionButton label="Void" variant="quiet" action={voidPayment(payment)} onDone={onDone} />
      ),
  }
  return (
    <Panel aria-labelledby="invoice">
      <PanelTitle id="invoice">Invoice</PanelTitle>
      <FactList
        facts={{
          Status: <StatusBadge status={record.invoice} />,
          Due: record.due,
          Total: record.total,
          Paid: `$${record.paid}`,
          Open: `$${record.open}`,
        }}
      />
      <DataTable
        caption="Payments"
        columns={may('invoices.void-payment') ? [...columns, voids] : columns}
        lines={payments}
        empty={<Text>No payments yet.</Text>}
      />
      {may('invoices.pay') && Number(record.open) > 0 && (
        <Cluster>
          <ActionButton variant="action" action={recordPayment(record)} onDone={onDone} />
        </Cluster>
      )}
    </Panel>
  )
}
