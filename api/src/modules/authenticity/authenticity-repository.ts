import type { Authenticity } from '@shop/shared-api/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { authenticityCodes, products } from '../../database/schema'
import { productImage } from '../../media-address'

/** A code names one piece. Its buyer, whoever gets it as a gift and a next owner look once or twice each; a code that was asked for more than ten times in all is likely to have been copied onto other pieces, and every further check says `suspicious`. */
const BELIEVABLE_CHECKS = 10
const UNKNOWN: Authenticity = { status: 'unknown', product: null, batch: null, first_checked_at: null, checks: 0 }

/** Counts a check of a code and tells what is known of it. */
export async function checkCode(db: Database, code: string): Promise<Authenticity> {
  const [row] = await db
    .update(authenticityCodes)
    .set({
      checks: sql`${authenticityCodes.checks} + 1`,
      firstCheckedAt: sql`coalesce(${authenticityCodes.firstCheckedAt}, now())`,
    })
    .where(eq(authenticityCodes.code, code))
    .returning()
  if (!row) return UNKNOWN
  const [product] = row.productId
    ? await db
        .select({ id: products.id, title: products.title, slug: products.slug, drawing: products.drawing })
        .from(products)
        .where(eq(products.id, row.productId))
    : []
  return {
    status: row.checks > BELIEVABLE_CHECKS ? 'suspicious' : 'authentic',
    product: product
      ? { id: product.id, title: product.title, slug: product.slug, thumbnail: productImage(product.drawing) }
      : null,
    batch: row.batch,
    first_checked_at: row.firstCheckedAt?.toISOString() ?? null,
    checks: row.checks,
  }
}
