import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { categories, products, variants } from '../../database/schema'
import { photographNames } from '../photographs/photograph-names'
import { guarded } from './cells'
import { byteOrderMark, csvLines } from './csv-lines'
import { columnNames, productColumns, variantColumns, type VariantValues } from './columns'

const BATCH = 200

/**
 * Streams the full catalogue as CSV in an order independent of ids: one line per variant, with its product on each.
 * Byte order mark and CRLF, as spreadsheets expect.
 */
export async function* writeTable(db: Database): AsyncGenerator<{ piece: string; variants: number; products: number }> {
  yield { piece: byteOrderMark + csvLines([[...columnNames]]), variants: 0, products: 0 }
  let last = ''
  for (;;) {
    const batch = await db
      .select({ product: products, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(gt(products.slug, last))
      .orderBy(asc(products.slug))
      .limit(BATCH)
    if (batch.length === 0) return
    last = batch.at(-1)!.product.slug
    const ids = batch.map(({ product }) => product.id)
    const ofThese = await db
      .select()
      .from(variants)
      .where(inArray(variants.productId, ids))
      .orderBy(asc(variants.position), asc(variants.sku))
    const names = await photographNames(db, [
      ...batch.flatMap(({ product }) => [product.drawing, ...product.images]),
      ...ofThese.map(({ drawing }) => drawing),
    ])
    const named = (key: string) => names.get(key) ?? key
    const lines = batch.flatMap(({ product, category }) => {
      const own = ofThese.filter(({ productId }) => productId === product.id)
      const start = [
        product.slug,
        ...productColumns.map(({ field, write }) =>
          write(
            {
              ...product,
              category,
              drawing: named(product.drawing),
              images: product.images.map(named),
            }[field],
          ),
        ),
      ]
      if (own.length === 0) return [[...start, '', ...variantColumns.map(() => '')]]
      return own.map((variant) => [
        ...start,
        guarded(variant.sku),
        ...variantCells({ ...variant, drawing: named(variant.drawing) }),
      ])
    })
    yield { piece: csvLines(lines), variants: ofThese.length, products: batch.length }
  }
}

function variantCells({ drawing, ...variant }: typeof variants.$inferSelect): string[] {
  const values: VariantValues = { ...variant, variantDrawing: drawing, stockAsExported: variant.stock }
  return variantColumns.map(({ field, write }) => write(values[field]))
}
