import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products, stockAlerts, variants } from '../../database/schema'
import { inTransaction } from '../../database/transaction'

/** Stores a stock alert, once per email and variant. Locks the variant, so that its stock can't return unnoticed. */
export function addStockAlert(
  db: Database,
  variantId: number,
  email: string,
): Promise<'kept' | 'in_stock' | 'unknown'> {
  return inTransaction(db, async (tx) => {
    const [variant] = await tx
      .select({ stock: variants.stock })
      .from(variants)
      .innerJoin(products, and(eq(products.id, variants.productId), products.published))
      .where(eq(variants.id, variantId))
      .for('share', { of: variants })
    if (!variant) return 'unknown'
    if (variant.stock > 0) return 'in_stock'
    await tx.insert(stockAlerts).values({ variantId, email }).onConflictDoNothing()
    return 'kept'
  })
}
