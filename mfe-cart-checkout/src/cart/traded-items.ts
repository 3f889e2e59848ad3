import { toCents, type Order } from '@shop/shared-api'
import type { TradedItem } from '@shop/shared-events'
import type { CartLine } from './cart-line'
import { unitCents } from './cart-lines'

type Traded = Pick<CartLine, 'productId' | 'title' | 'color' | 'size' | 'quantity' | 'priceSeen' | 'salePriceSeen'>

/** A line as those who count visits know it, at the price last seen. */
export function tradedItem(line: Traded): TradedItem {
  const { productId, title, quantity } = line
  return { productId, title, price: unitCents(line) ?? 0, quantity, variant: variantOf(line) }
}

/** What was ordered, as those who count visits know it; a product that the shop no longer has is left out. */
export function orderedItems({ items }: Pick<Order, 'items'>): TradedItem[] {
  return items.flatMap(({ product_id: productId, title, unit_price, quantity, ...item }) =>
    productId === null ? [] : [{ productId, title, price: toCents(unit_price), quantity, variant: variantOf(item) }],
  )
}

const variantOf = ({ color, size }: { color: string; size: string }) => [color, size].filter(Boolean).join(', ')
