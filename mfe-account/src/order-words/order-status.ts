import type { OrderStatus } from '@shop/shared-api'

/** An order's status as people say it. */
export const statusWords: Record<OrderStatus, string> = {
  pending: 'Placed',
  confirmed: 'Confirmed',
  processing: 'Being packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  on_hold: 'On hold',
}

/** How good the news of a status is. */
export const statusTone = (status: OrderStatus) =>
  status === 'delivered' ? 'success' : status === 'on_hold' ? 'warning' : 'outline'
