import { toDollars } from '@shop/shared-api/money'
import { and, asc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { products, variants } from '../database/schema'
import { currentSalePrice } from './current-sale-price'
import { containing, limit } from './list-fields'
import { operation } from './operation'

/** Lists what is on sale now. Prices are changed with their products. */
export const saleOperations = {
  'sales.list': operation(
    z.strictObject({ search: z.string().trim().max(100).optional(), limit }),
    async ({ db }, { search, limit }) => {
      const pattern = containing(search ?? '')
      const rows = await db
        .select({
          product_id: products.id,
          product: products.title,
          published: products.published,
          sku: variants.sku,
          color: variants.color,
          size: variants.size,
          price: variants.priceCents,
          sale: sql<number>`${currentSalePrice}`,
          stock: variants.stock,
        })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(
          and(
            isNotNull(currentSalePrice),
            search ? or(ilike(variants.sku, pattern), ilike(products.title, pattern)) : undefined,
          ),
        )
        .orderBy(asc(products.title), asc(variants.id))
        .limit(limit)
      return {
        rows: rows.map(({ price, sale, ...row }) => ({
          ...row,
          price: toDollars(price).toFixed(2),
          sale_price: toDollars(sale).toFixed(2),
          percent_off: Math.round((1 - sale / price) * 100),
        })),
      }
    },
  ),
}
