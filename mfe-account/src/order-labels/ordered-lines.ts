import type { WidgetOrderedLine } from '@shop/cart-checkout-contract'
import type { OrderItem } from '@shop/shared-api'

/** Converts order lines to the lines that the cart's reorder widget accepts. */
export function toOrderedLines(items: readonly OrderItem[]): WidgetOrderedLine[] {
  return items.map((item) => ({
    productId: item.product_id,
    variationId: item.product_variation_id,
    quantity: item.quantity,
    title: item.title,
    size: item.size,
    color: item.color,
    image: item.image,
    price: item.discount_price,
    salePrice: item.unit_price < item.discount_price ? item.unit_price : null,
  }))
}
