import '@shop/cart-checkout-contract'
import { bus } from '@shop/shared-events'
import { toAnalyticsItem } from './analytics-items'

/**
 * Publishes that a line was added with this quantity, as two events: `cart/line-added` is small and stable, for parts that
 * respond to it; `cart/item-added` has what analytics needs, which may change without a new version of those parts.
 */
export function publishAddition(line: Parameters<typeof toAnalyticsItem>[0], quantity: number): void {
  bus.publish('cart/line-added', { title: line.title, quantity })
  bus.publish('cart/item-added', { item: toAnalyticsItem({ ...line, quantity }) })
}
