import type { WidgetProps } from '@shop/shared-ui'
import type { CartLine } from '../cart/cart-lines'

type Product = WidgetProps['cart-checkout/add-to-cart']['product']

/** The line that a press of the button adds; undefined when the variation is unknown or sold out. */
export function lineToAdd(product: Product, variantId: number | null, quantity: number): CartLine | undefined {
  const variation = product.productVariations.find(({ id }) => id === variantId)
  if (!variation || variation.available < 1) return undefined
  return {
    productId: Number(product.id),
    variationId: variation.id,
    quantity: Math.min(Math.max(1, quantity), variation.available),
    title: product.title,
    thumbnail: variation.image || product.thumbnail,
    size: variation.size,
    color: variation.color,
    priceSeen: variation.discount_price,
    salePriceSeen: variation.discount_sale_price,
    hasError: false,
  }
}
