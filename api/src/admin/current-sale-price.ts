import { sql } from 'drizzle-orm'
import { products, variants } from '../database/schema'

/** The sale price of a variant in cents if it applies now, else NULL: `effectiveSalePrice` in SQL, for joined tables. */
export const currentSalePrice = sql<number | null>`CASE
  WHEN ${variants.salePriceCents} > 0 AND ${variants.salePriceCents} < ${variants.priceCents}
    AND coalesce(${products.saleStartsAt} <= now(), true) AND coalesce(${products.saleEndsAt} > now(), true)
  THEN ${variants.salePriceCents} END`
