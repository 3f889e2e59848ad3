import { formatDollars, type Order, type Refund } from '@shop/shared-api'
import { Heading, Text } from '@shop/shared-ui'
import { formatDay } from '../../order-labels/format-date'

/** What was refunded of an order, when and why; nothing without a refund. */
export function OrderRefunds({ order }: { order: Order }) {
  if (order.refunds.length === 0) return null
  return (
    <div>
      <Heading level={2} size="title">
        Refunds
      </Heading>
      <ul aria-label="Refunds">
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <Text>
              {formatDollars(refund.amount)} on {formatDay(refund.at)}, {formatMethod(refund)}
            </Text>
            <Text size="small" tone="inkMuted">
              {refund.reason}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  )
}

function formatMethod({ amount, paid_back, store_credit, method }: Refund): string {
  if (paid_back === 0) return 'off your invoice'
  if (method === 'store_credit') return 'as store credit'
  if (method === 'card')
    return store_credit > 0 ? `to your card, ${formatDollars(store_credit)} of it as store credit` : 'to your card'
  return amount === paid_back ? 'by transfer' : `${formatDollars(paid_back)} of it by transfer`
}
