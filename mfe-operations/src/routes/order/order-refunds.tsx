import { Cluster, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { useMay } from '../../session/session-context'
import { DataTable, type Column } from '../../table/data-table'
import type { OrderRefund } from './order-answer'
import { retryRefunds } from './refund-actions'

interface OrderRefundsProps {
  number: string
  refunds: readonly OrderRefund[]
  onDone(): void
}

const columns: Column<OrderRefund>[] = [
  {
    id: 'reason',
    header: 'Refund',
    cell: ({ reason, at }) => (
      <>
        <Text>{reason}</Text>
        <Text size="small" tone="inkMuted">{`${at} UTC`}</Text>
      </>
    ),
  },
  { id: 'state', header: 'State', cell: stateOf },
  { id: 'by', header: 'By', wide: true, cell: ({ by }) => by },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => `$${amount}` },
]

function stateOf({ amount, paid_back, method, sent }: OrderRefund): string {
  if (Number(paid_back) === 0) return 'Less is owed'
  if (method === 'store_credit') return 'Store credit'
  if (method === 'transfer') return amount === paid_back ? 'By transfer' : `$${paid_back} by transfer`
  return sent ? 'To the card' : 'Waiting'
}

/** What was given back of an order, and whether the payment provider has accepted it; nothing without a refund. */
export function OrderRefunds({ number, refunds, onDone }: OrderRefundsProps) {
  const may = useMay()
  if (refunds.length === 0) return null
  const isWaiting = refunds.some(({ sent }) => sent === null)
  return (
    <Panel aria-labelledby="refunds">
      <PanelTitle id="refunds">Refunds</PanelTitle>
      <DataTable caption="Refunds of this order" columns={columns} lines={refunds} empty={null} />
      {isWaiting && may('orders.refund') && (
        <Cluster>
          <ActionButton action={retryRefunds(number)} onDone={onDone} />
        </Cluster>
      )}
    </Panel>
  )
}
