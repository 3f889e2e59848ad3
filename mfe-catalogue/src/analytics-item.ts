import type { ProductSummary } from '@shop/shared-api'
import type { TradedItem } from '@shop/shared-events'
import { pricesOf } from './product-price'

/** One piece of a product as those who count visits know it, at the price that one pays. */
export function toAnalyticsItem(product: ProductSummary): TradedItem {
  const { id: productId, title, brand, category } = product
  const { cents, saleCents } = pricesOf(product)
  return { productId, title, price: saleCents ?? cents, quantity: 1, brand, category: category.title }
}
