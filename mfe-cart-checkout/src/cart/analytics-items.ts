import { toCents, type Order } from '@shop/shared-api'
import type { CommerceItem } from '@shop/shared-events'
import type { CartLine } from './cart-line'
import { unitCents } from './cart-lines'

type PricedLine = Pick<CartLine, 'productId' | 'title' | 'color' | 'size' | 'quantity' | 'priceSeen' | 'salePriceSeen'>

/** A cart line as an analytics item, at the last known price. */
export function toAnalyticsItem(line: PricedLine): CommerceItem {
  const { productId, title, quantity } = line
  return { productId, title, price: unitCents(line) ?? 0, quantity, variant: variantOf(line) }
}

/** The order's lines as analytics items; products that no longer exist are omitted. */
export function orderAnalyticsItems({ items }: Pick<Order, 'items'>): CommerceItem[] {
  return items.flatMap(({ product_id: productId, title, unit_price, quantity, ...item }) =>
    productId === null ? [] : [{ productId, title, price: toCents(unit_price), quantity, variant: variantOf(item) }],
  )
}

const variantOf = ({ color, size }: { color: string; size: string }) => [color, size].filter(Boolean).join(', ')
