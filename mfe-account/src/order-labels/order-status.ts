import type { Order, OrderStatus } from '@shop/shared-api'

/** The label of each order status. */
export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Placed',
  confirmed: 'Confirmed',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  returned: 'Returned',
  on_hold: 'On hold',
}

/** The badge tone of an order status. */
export const statusTone = (status: OrderStatus) =>
  status === 'delivered' ? 'success' : status === 'on_hold' ? 'warning' : 'outline'

/** The label of an order; one that left in part says so. */
export const orderStatusLabel = ({ status, fulfillment_status }: Order): string =>
  status === 'processing' && fulfillment_status === 'partly_shipped' ? 'Partly shipped' : statusLabels[status]
