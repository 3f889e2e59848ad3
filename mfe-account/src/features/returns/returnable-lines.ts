import type { Order, OrderItem } from '@shop/shared-api'

/** An item of an order, and how many pieces of it can be returned. */
export interface ReturnableLine {
  item: OrderItem
  left: number
}

/** What of an order is not returned yet; declined and closed returns don't count. */
export function returnableLines({ items, returns }: Pick<Order, 'items' | 'returns'>): ReturnableLine[] {
  const taken = returns
    .filter(({ status }) => status !== 'declined' && status !== 'closed')
    .flatMap(({ lines }) => lines)
  return items.flatMap((item) => {
    const returned = taken.filter(({ sku }) => sku === item.sku).reduce((sum, { quantity }) => sum + quantity, 0)
    const left = item.quantity - item.cancelled_quantity - returned
    return left > 0 ? [{ item, left }] : []
  })
}
