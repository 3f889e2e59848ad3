import type { CartAmounts, CartItem } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { productImageUrl } from '../../media-url'
import { serializeVariant } from '../catalogue/serialize-product'
import type { ResolvedLine } from './cart-lines'
import { priceNow, unitPrice, type Amounts } from './pricing'

/** Serializes amounts in dollars. */
export function serializeAmounts(amounts: Amounts, taxRatePpm: number): CartAmounts {
  return {
    subtotal: toDollars(amounts.subtotal),
    delivery_charges: toDollars(amounts.delivery),
    coupon: amounts.discountLabel === 'Coupon' ? toDollars(amounts.discount) : 0,
    sale_discount: toDollars(amounts.saleDiscount),
    discount: toDollars(amounts.discount),
    discount_percentage: amounts.discountPercent,
    discount_label: amounts.discountLabel,
    tax: toDollars(amounts.tax),
    applied_tax: taxRatePpm / 1_000_000,
    total: toDollars(amounts.total),
  }
}

/** Serializes a cart line; one in error shows its last known price but adds nothing. */
export function serializeCartItem({ product, variants, variant, quantity, inError }: ResolvedLine): CartItem {
  const prices = priceNow(variant ?? { priceCents: product.listPriceCents, salePriceCents: product.salePriceCents })
  return {
    id: product.id,
    title: product.title,
    slug: product.slug,
    thumbnail: productImageUrl(variant?.drawing ?? product.drawing),
    productVariations: variants.map(serializeVariant),
    selectedSize: variant?.size ?? '',
    selectedColor: variant?.color ?? '',
    quantity,
    product_variation_id: variant?.id ?? 0,
    discount_price: toDollars(prices.priceCents),
    discount_sale_price: prices.salePriceCents === null ? null : toDollars(prices.salePriceCents),
    hasError: inError,
    selectedVariantion: variant && serializeVariant(variant),
    line_total: inError ? 0 : toDollars(unitPrice(prices) * quantity),
  }
}
