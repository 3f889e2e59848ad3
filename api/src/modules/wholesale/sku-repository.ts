import type { SkuMatch } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products, variants } from '../../database/schema'
import { productImageUrl } from '../../media-url'
import { effectiveSalePrice } from '../cart/pricing'

/** The columns of a variant joined with its product that its current price takes. */
export const pricedVariant = {
  variant: variants,
  title: products.title,
  saleStartsAt: products.saleStartsAt,
  saleEndsAt: products.saleEndsAt,
}

/** Variants of published products by SKU, in the given order, without duplicates. */
export async function findSkus(db: Database, skus: readonly string[]): Promise<SkuMatch[]> {
  const rows = await db
    .select(pricedVariant)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.sku, [...skus]), products.published))
  const bySku = new Map(rows.map((row) => [row.variant.sku, row]))
  return [...new Set(skus)].flatMap((sku): SkuMatch[] => {
    const row = bySku.get(sku)
    if (!row) return []
    const { variant, title, ...schedule } = row
    const sale = effectiveSalePrice({ ...variant, ...schedule })
    return [
      {
        sku,
        product_id: variant.productId,
        product_variation_id: variant.id,
        title,
        size: variant.size,
        color: variant.color,
        image: productImageUrl(variant.drawing),
        available: variant.stock,
        discount_price: toDollars(variant.priceCents),
        discount_sale_price: sale === null ? null : toDollars(sale),
      },
    ]
  })
}
