import type { WidgetProps } from '@shop/shared-ui'
import { pieces, type NewLine } from '../../cart/cart-line'

type Product = WidgetProps['cart-checkout/add-to-cart']['product']

/** A line to put into the cart, and the stock that bounds it. */
export interface Addition {
  line: NewLine
  stock: number
}

/** What a press of the button adds; undefined when the variation is unknown or sold out. */
export function lineToAdd(product: Product, variantId: number | null, quantity: number): Addition | undefined {
  const variation = product.productVariations.find(({ id }) => id === variantId)
  if (!variation || variation.available < 1) return undefined
  const line: NewLine = {
    productId: Number(product.id),
    variationId: variation.id,
    quantity: Math.min(pieces(quantity), variation.available),
    title: product.title,
    thumbnail: variation.image || product.thumbnail,
    size: variation.size,
    color: variation.color,
    priceSeen: variation.discount_price,
    salePriceSeen: variation.discount_sale_price,
    hasChoice: product.productVariations.length > 1,
    hasError: false,
  }
  return { line, stock: variation.available }
}
