import type { WidgetOrderedLine } from '@shop/cart-checkout-contract'
import { toCents, type Product, type SkuMatch } from '@shop/shared-api'

/** An order line of a variant, at the current retail price in dollars. */
export interface OrderLine extends WidgetOrderedLine {
  variationId: number
  /** Units in stock. */
  available: number
}

type Variant = Product['productVariations'][number]

/** Creates the order line of a variant. */
export const createVariantLine = ({ id, title }: Product, variant: Variant, quantity: number): OrderLine => ({
  productId: id,
  variationId: variant.id,
  quantity,
  title,
  size: variant.size,
  color: variant.color,
  image: variant.image,
  price: variant.discount_price,
  salePrice: variant.discount_sale_price,
  available: variant.available,
})

/** Creates the order line of a SKU match. */
export const createSkuLine = (match: SkuMatch, quantity: number): OrderLine => ({
  productId: match.product_id,
  variationId: match.product_variation_id,
  quantity,
  title: match.title,
  size: match.size,
  color: match.color,
  image: match.image,
  price: match.discount_price,
  salePrice: match.discount_sale_price,
  available: match.available,
})

/** The unit price in cents: the sale price if 0 < sale < price. */
export function getUnitCents({ price, salePrice }: Pick<OrderLine, 'price' | 'salePrice'>): number {
  const [full, sale] = [toCents(price), salePrice === null ? 0 : toCents(salePrice)]
  return sale > 0 && sale < full ? sale : full
}

/** The quantity and subtotal in cents of order lines, before discount, shipping and tax. */
export function sumLines(lines: readonly OrderLine[]): { pieces: number; cents: number } {
  return lines.reduce(
    (sum, line) => ({ pieces: sum.pieces + line.quantity, cents: sum.cents + getUnitCents(line) * line.quantity }),
    { pieces: 0, cents: 0 },
  )
}
