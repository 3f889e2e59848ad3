import type { OrderStatus } from '@shop/shared-api/contract'

/** Statuses in which operators can still cancel an order or items of it, packed or not. */
export const cancellable: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'on_hold']

/** What operators do instead with an order that has left; empty for any other. */
export const returnHint = (status: OrderStatus): string =>
  status === 'shipped' || status === 'delivered' ? ' Use "orders return" for returned goods.' : ''
