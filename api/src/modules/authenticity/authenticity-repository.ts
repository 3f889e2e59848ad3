import type { Authenticity } from '@shop/shared-api/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { authenticityChecks, authenticityCodes, products } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { productImageUrl } from '../../media-url'

/**
 * A code identifies one item. Its buyer, the recipient of a gift and the next owner check it from a network or two
 * each; a code checked from more than ten networks was probably copied onto other items, and every further check
 * reports `suspicious`.
 */
const MAX_GENUINE_NETWORKS = 10
const UNKNOWN: Authenticity = { status: 'unknown', product: null, batch: null, first_checked_at: null, checks: 0 }

/** Returns what is stored for a code, and counts the network on its first check. */
export async function checkCode(db: Database, code: string, networkHash: Buffer): Promise<Authenticity> {
  const row = await inTransaction(db, (tx) => countNetwork(tx, code, networkHash))
  if (!row) return UNKNOWN
  const [product] = row.productId
    ? await db
        .select({ id: products.id, title: products.title, slug: products.slug, drawing: products.drawing })
        .from(products)
        .where(eq(products.id, row.productId))
    : []
  return {
    status: row.checks > MAX_GENUINE_NETWORKS ? 'suspicious' : 'authentic',
    product: product
      ? { id: product.id, title: product.title, slug: product.slug, thumbnail: productImageUrl(product.drawing) }
      : null,
    batch: row.batch,
    first_checked_at: row.firstCheckedAt?.toISOString() ?? null,
    checks: row.checks,
  }
}

async function countNetwork(tx: Database, code: string, networkHash: Buffer) {
  const [existing] = await tx.select().from(authenticityCodes).where(eq(authenticityCodes.code, code))
  if (!existing) return undefined
  const [added] = await tx.insert(authenticityChecks).values({ code, networkHash }).onConflictDoNothing().returning()
  if (!added) return existing
  const [counted] = await tx
    .update(authenticityCodes)
    .set({
      checks: sql`${authenticityCodes.checks} + 1`,
      firstCheckedAt: sql`coalesce(${authenticityCodes.firstCheckedAt}, now())`,
    })
    .where(eq(authenticityCodes.code, code))
    .returning()
  return counted
}
