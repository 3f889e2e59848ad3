import '@shop/cart-checkout-contract'
import type { WidgetProps } from '@shop/shared-ui'
import { clampQuantity, type NewLine } from '../../cart/cart-line'

type Product = WidgetProps['cart-checkout/add-to-cart']['product']

/** A line to add to the cart, and its stock limit. */
export interface Addition {
  line: NewLine
  stock: number
}

/** The line that the button adds; undefined when the variant is unknown or sold out. */
export function lineToAdd(product: Product, variantId: number | null, quantity: number): Addition | undefined {
  const variant = product.productVariations.find(({ id }) => id === variantId)
  if (!variant || variant.available < 1) return undefined
  const line: NewLine = {
    productId: Number(product.id),
    variantId: variant.id,
    quantity: Math.min(clampQuantity(quantity), variant.available),
    title: product.title,
    thumbnail: variant.image || product.thumbnail,
    size: variant.size,
    color: variant.color,
    priceSeen: variant.discount_price,
    salePriceSeen: variant.discount_sale_price,
    hasChoice: product.productVariations.length > 1,
    hasError: false,
  }
  return { line, stock: variant.available }
}
