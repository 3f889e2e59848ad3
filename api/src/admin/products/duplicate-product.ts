import { audit, type OperationContext, type OperationResult } from '../operation'
import { inTransaction } from '../../database/transaction'
import { inArray } from 'drizzle-orm'
import { variants } from '../../database/schema'
import type { Database } from '../../database/client'
import { describeProduct, readProduct, type WhichProduct } from './product-record'
import { saveProduct } from './save-product'

/** Copies a product as a draft without stock and schedule; its SKUs end with `-COPY`. */
export async function duplicateProduct(
  { db, actor }: Pick<OperationContext, 'db' | 'actor'>,
  { title, slug, ...which }: WhichProduct & { title?: string; slug?: string },
): Promise<OperationResult> {
  return inTransaction(db, async (tx) => {
    const original = await describeProduct(tx, await readProduct(tx, which))
    const suffix = await freeSuffix(
      tx,
      original.variants.map(({ sku }) => sku),
    )
    const made = await saveProduct(
      { db: tx, actor },
      {
        title: title ?? `Copy of ${original.title}`.slice(0, 300),
        slug,
        brand: original.brand || undefined,
        category: original.category,
        description: original.description,
        materials: original.materials,
        features: original.features,
        published: false,
        pictures: original.pictures.map(({ name }) => name),
        colors: original.colors.map(({ name, hex, picture }) => ({ name, hex, picture })),
        variants: original.variants.map((variant) => ({ ...variant, sku: variant.sku + suffix, stock: 0 })),
      },
    )
    const detail = 'detail' in made ? made.detail : undefined
    await audit(tx, actor, 'products.duplicate', original.slug, { after: detail?.['product'] })
    return { done: `Copied ${original.title} as a draft.`, detail }
  })
}

/** The first of `-COPY`, `-COPY2` and so on with which none of these SKUs exists. */
async function freeSuffix(tx: Database, skus: string[]): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = `-COPY${number === 1 ? '' : number}`
    const rows = await tx
      .select({ sku: variants.sku })
      .from(variants)
      .where(
        inArray(
          variants.sku,
          skus.map((sku) => sku + suffix),
        ),
      )
    if (rows.length === 0) return suffix
  }
}
