import type { ProductSummary } from '@shop/shared-api'
import type { CommerceItem } from '@shop/shared-events'
import { getPrices } from './product-price'

/** One unit of a product as an analytics item, at its current price in cents. */
export function toAnalyticsItem(product: ProductSummary): CommerceItem {
  const { id: productId, title, brand, category } = product
  const { cents, saleCents } = getPrices(product)
  return { productId, title, price: saleCents ?? cents, quantity: 1, brand, category: category.title }
}
