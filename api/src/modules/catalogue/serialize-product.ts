import type { Product, ProductSummary, ProductVariant } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { productImageUrl } from '../../media-url'
import type { ProductRow, ProductSummaryRow, VariantRow } from './product-repository'
import { effectiveSalePrice } from '../cart/pricing'
import { bySize } from './size-order'
import { swatchHexes } from './swatch-hexes'

const NEW_FOR_MS = 45 * 86_400_000

/** Serializes a product for a card, with dollars and picture URLs. */
export function serializeProductSummary(row: ProductSummaryRow): ProductSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    brand: row.brand,
    thumbnail: productImageUrl(row.drawing),
    category: row.category,
    discount_price: toDollars(row.listPriceCents),
    discount_sale_price: row.salePriceCents === null ? null : toDollars(row.salePriceCents),
    has_price_range: row.hasPriceRange,
    rating: { average: row.ratingAverage, count: row.ratingCount },
    available: row.stock,
    colors: row.swatches.map(({ name, hex, drawing }) => ({
      name,
      hex,
      hexes: swatchHexes(name, hex),
      image: productImageUrl(drawing),
    })),
    is_new: Date.now() - row.launchedAt.getTime() < NEW_FOR_MS,
  }
}

/** Serializes a variant; its sale price is null unless it applies. */
export function serializeVariant(row: VariantRow): ProductVariant {
  const sale = effectiveSalePrice(row)
  return {
    id: row.id,
    sku: row.sku,
    size: row.size,
    color: row.color,
    color_hex: row.colorHex,
    available: row.stock,
    image: productImageUrl(row.drawing),
    discount_price: toDollars(row.priceCents),
    discount_sale_price: sale === null ? null : toDollars(sale),
  }
}

/** A complete product with its variants in display order. */
export function serializeProduct(row: ProductRow, variants: VariantRow[]): Product {
  return {
    ...serializeProductSummary(row),
    description: row.description,
    materials: row.materials,
    features: row.features,
    images: [...new Set([row.drawing, ...row.images])].map(productImageUrl),
    ...(row.alts && {
      image_alts: Object.fromEntries(Object.entries(row.alts).map(([key, alt]) => [productImageUrl(key), alt])),
    }),
    breadcrumb: row.path,
    drawing: row.drawing,
    sizes: [...new Set(variants.map((variant) => variant.size))].sort(bySize),
    productVariations: variants.map(serializeVariant),
  }
}
