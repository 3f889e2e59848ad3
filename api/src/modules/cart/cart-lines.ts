import type { CartLine, CartWarning } from '@shop/shared-api/contract'
import { toCents, toDollars } from '@shop/shared-api/money'
import type { ProductSummaryRow, VariantRow } from '../catalogue/product-repository'
import { unitPrice } from './pricing'

/** A requested line: one per variant. */
export interface RequestedLine {
  productId: number
  variantId: number
  quantity: number
  /** The unit price that the shopper last saw, in cents; null when the browser did not send it. */
  lastPriceCents: number | null
}

/** A cart line with its current catalogue data. */
export interface ResolvedLine {
  product: ProductSummaryRow
  /** All variants of the product, so that another can be chosen. */
  variants: VariantRow[]
  /** Null when the line's variant no longer exists. */
  variant: VariantRow | null
  quantity: number
  /** Unavailable or sold out: can't be bought and costs nothing until it is removed or changed. */
  inError: boolean
}

const UNAVAILABLE = 'This variant is not available and you cannot proceed to checkout with this item.'

/** Reads the lines of a request; lines of the same variant are merged by adding their quantities. */
export function mergeLines(lines: CartLine[]): RequestedLine[] {
  const merged = new Map<number, RequestedLine>()
  for (const line of lines) {
    const variantId = line.product_variation_id
    merged.set(variantId, {
      productId: line.product_id,
      variantId,
      quantity: (merged.get(variantId)?.quantity ?? 0) + line.qty,
      lastPriceCents: lastPrice(line),
    })
  }
  return [...merged.values()]
}

/**
 * Compares lines with the catalogue: lowers quantities to the stock and reports each change. Lines of unknown
 * products are dropped with a warning.
 */
export function resolveLines(lines: CartLine[], products: ProductSummaryRow[], variants: VariantRow[]) {
  const productById = new Map(products.map((product) => [product.id, product]))
  const resolved: ResolvedLine[] = []
  const warnings: CartWarning[] = []
  for (const line of mergeLines(lines)) {
    const product = productById.get(line.productId)
    const siblings = variants.filter((variant) => variant.productId === line.productId)
    const variant = siblings.find(({ id }) => id === line.variantId) ?? null
    warnings.push(...warningsFor(line, product && variant))
    if (!product) continue
    const inError = !variant || variant.stock === 0
    resolved.push({
      product,
      variants: siblings,
      variant,
      inError,
      quantity: inError ? line.quantity : Math.min(line.quantity, variant.stock),
    })
  }
  return { resolved, warnings }
}

function warningsFor(line: RequestedLine, variant: VariantRow | null | undefined): CartWarning[] {
  const warn = (code: CartWarning['code'], from: number, to: number, message: string): CartWarning => ({
    product_variation_id: line.variantId,
    code,
    from,
    to,
    message,
  })
  if (!variant || variant.stock === 0) return [warn('unavailable', line.quantity, 0, UNAVAILABLE)]
  const warnings: CartWarning[] = []
  const [last, now] = [line.lastPriceCents, unitPrice(variant)]
  if (last !== null && last !== now) {
    warnings.push(warn('price_changed', toDollars(last), toDollars(now), 'The price of this item has changed.'))
  }
  if (line.quantity > variant.stock) {
    warnings.push(
      warn('qty_reduced', line.quantity, variant.stock, `Only ${variant.stock} left: we lowered the quantity.`),
    )
  }
  return warnings
}

function lastPrice({ discount_price, discount_sale_price }: CartLine): number | null {
  if (discount_price === undefined) return null
  return unitPrice({
    priceCents: toCents(discount_price),
    salePriceCents: discount_sale_price == null ? null : toCents(discount_sale_price),
  })
}
