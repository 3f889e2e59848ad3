import type { Order } from '@shop/shared-api'
import { Badge, Button, ButtonLink, Cluster, Heading, PrintStyles, Stack, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { ReorderButton } from '../../features/order/reorder-button'
import { CancelOrder } from '../../features/order/cancel-order'
import { OrderAddresses } from '../../features/order/order-addresses'
import { OrderAmounts } from '../../features/order/order-amounts'
import { OrderDocuments } from '../../features/order/order-documents'
import { OrderItems } from '../../features/order/order-items'
import { OrderRefunds } from '../../features/order/order-refunds'
import { OrderReturns } from '../../features/returns/order-returns'
import { ReturnItems } from '../../features/returns/return-items'
import { returnableLines } from '../../features/returns/returnable-lines'
import { Seller } from '../../features/order/seller'
import { Parcels } from '../../features/parcel/parcels'
import { orderStatusLabel, statusTone } from '../../order-labels/order-status'
import { formatDay } from '../../order-labels/format-date'
import { OrderAside, OrderColumns, OrderArticle } from './order-layout'

interface OrderViewProps {
  order: Order
  token?: string
  onChange(order: Order): void
}

/** The complete order with its available actions. */
export function OrderView({ order, token, onChange }: OrderViewProps) {
  const [cancelling, setCancelling] = useState(false)
  const [returning, setReturning] = useState(false)
  const canReturn = order.return_until !== null && returnableLines(order).length > 0
  return (
    <OrderArticle data-paper>
      <PrintStyles />
      <Seller />
      <Stack $gap={3}>
        <Cluster $justify="space-between">
          <Heading level={1} size="section">
            Order {order.order_number}
          </Heading>
          <Badge $tone={statusTone(order.status)}>{orderStatusLabel(order)}</Badge>
        </Cluster>
        <Text tone="inkMuted">Placed on {formatDay(order.created_at)}</Text>
        <Cluster data-screen-only>
          {order.status === 'pending' && (
            <ButtonLink to={confirmationPath(order, token)} variant="action">
              Confirm order
            </ButtonLink>
          )}
          {order.items.length > 1 && (
            <ReorderButton items={order.items} label="Buy it all again" about={`order ${order.order_number}`} />
          )}
          <Button onClick={() => window.print()}>Print</Button>
          {canReturn && (
            <Button aria-haspopup="dialog" onClick={() => setReturning(true)}>
              Return or exchange
            </Button>
          )}
          {order.can_cancel && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
              Cancel order
            </Button>
          )}
        </Cluster>
      </Stack>
      <div data-screen-only>
        <Parcels order={order} level={2} />
      </div>
      <OrderReturns returns={order.returns} />
      <OrderColumns>
        <OrderItems items={order.items} />
        <OrderAside>
          <OrderAmounts order={order} />
          <OrderRefunds order={order} />
          <OrderDocuments order={order} token={token} />
          <OrderAddresses order={order} />
        </OrderAside>
      </OrderColumns>
      <ReturnItems
        order={order}
        token={token}
        open={returning}
        onClose={() => setReturning(false)}
        onRequested={onChange}
      />
      <CancelOrder
        order={order}
        token={token}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelled={onChange}
      />
    </OrderArticle>
  )
}

/** The URL where a pending order is confirmed. */
const confirmationPath = ({ id }: Order, token?: string) =>
  `/order/${id}/confirmation${token ? `?token=${encodeURIComponent(token)}` : ''}`
