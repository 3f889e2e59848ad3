import { toCents, type Product, type SkuMatch } from '@shop/shared-api'
import type { WidgetOrderedLine } from '@shop/shared-ui'

/** A variant that a buyer wants some pieces of, at today's retail price in dollars. */
export interface OrderLine extends WidgetOrderedLine {
  variationId: number
  /** Pieces in stock. */
  available: number
}

type Variation = Product['productVariations'][number]

/** The line of a product's variation. */
export const lineOfVariation = ({ id, title }: Product, variation: Variation, quantity: number): OrderLine => ({
  productId: id,
  variationId: variation.id,
  quantity,
  title,
  size: variation.size,
  color: variation.color,
  image: variation.image,
  price: variation.discount_price,
  salePrice: variation.discount_sale_price,
  available: variation.available,
})

/** The line of a code that was found. */
export const lineOfSku = (match: SkuMatch, quantity: number): OrderLine => ({
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

/** What a piece costs, in cents: the sale price wins when 0 < sale < price. */
export function unitCents({ price, salePrice }: Pick<OrderLine, 'price' | 'salePrice'>): number {
  const [full, sale] = [toCents(price), salePrice === null ? 0 : toCents(salePrice)]
  return sale > 0 && sale < full ? sale : full
}

/** Pieces and subtotal in cents of some lines, before tier, delivery and tax. */
export function totalOf(lines: readonly OrderLine[]): { pieces: number; cents: number } {
  return lines.reduce(
    (sum, line) => ({ pieces: sum.pieces + line.quantity, cents: sum.cents + unitCents(line) * line.quantity }),
    { pieces: 0, cents: 0 },
  )
}
