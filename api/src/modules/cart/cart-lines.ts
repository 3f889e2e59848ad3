import type { CartLine, CartWarning } from '@shop/shared-api/contract'
import { toCents, toDollars } from '@shop/shared-api/money'
import type { ProductSummaryRow, VariantRow } from '../catalogue/product-repository'
import { unitPrice } from './pricing'

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

/** Merges lines of the same variant by adding their quantities. */
export function mergeLines(lines: CartLine[]): CartLine[] {
  const merged = new Map<number, CartLine>()
  for (const line of lines) {
    const before = merged.get(line.product_variation_id)
    merged.set(line.product_variation_id, before ? { ...line, qty: before.qty + line.qty } : line)
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
    const product = productById.get(line.product_id)
    const own = variants.filter((variant) => variant.productId === line.product_id)
    const variant = own.find(({ id }) => id === line.product_variation_id) ?? null
    warnings.push(...warningsFor(line, product && variant))
    if (!product) continue
    const inError = !variant || variant.stock === 0
    resolved.push({
      product,
      variants: own,
      variant,
      inError,
      quantity: inError ? line.qty : Math.min(line.qty, variant.stock),
    })
  }
  return { resolved, warnings }
}

function warningsFor(line: CartLine, variant: VariantRow | null | undefined): CartWarning[] {
  const warn = (code: CartWarning['code'], from: number, to: number, message: string): CartWarning => ({
    product_variation_id: line.product_variation_id,
    code,
    from,
    to,
    message,
  })
  if (!variant || variant.stock === 0) return [warn('unavailable', line.qty, 0, UNAVAILABLE)]
  const warnings: CartWarning[] = []
  const [seen, now] = [priceSeen(line), unitPrice(variant)]
  if (seen !== null && seen !== now) {
    warnings.push(warn('price_changed', toDollars(seen), toDollars(now), 'The price of this item has changed.'))
  }
  if (line.qty > variant.stock) {
    warnings.push(warn('qty_reduced', line.qty, variant.stock, `Only ${variant.stock} left: we lowered the quantity.`))
  }
  return warnings
}

/** The unit price that the shopper last saw, in cents; null when the browser did not send it. */
function priceSeen({ discount_price, discount_sale_price }: CartLine): number | null {
  if (discount_price === undefined) return null
  return unitPrice({
    priceCents: toCents(discount_price),
    salePriceCents: discount_sale_price == null ? null : toCents(discount_sale_price),
  })
}
