import { asc } from 'drizzle-orm'
import type { Database } from '../../client'
import { authenticityCodes, products, ratings, variants } from '../../schema'
import { buildAuthenticityCodes } from '../authenticity-codes'
import type { SeedProduct } from '../catalogue/build-products'
import { buildReviews } from '../reviews/build-reviews'
import { insertRows } from './insert-rows'

/** Inserts products with their variants, reviews and label codes; derived columns are left to refreshCatalogue. */
export async function insertProducts(
  db: Database,
  assortment: readonly SeedProduct[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = assortment.map(({ categorySlug, family: _family, variants: _variants, ...product }) => {
    const categoryId = categoryIds.get(categorySlug)
    if (categoryId === undefined) throw new Error(`"${product.title}" names no category: ${categorySlug}.`)
    return { ...product, categoryId, createdAt: product.launchedAt }
  })
  await insertRows(db, products, rows)
  const inserted = await db.select({ id: products.id }).from(products).orderBy(asc(products.id))
  const idAt = (index: number) => inserted[index]!.id
  const variantRows = assortment.flatMap((product, index) =>
    product.variants.map((variant, position) => ({ ...variant, productId: idAt(index), position })),
  )
  await insertRows(db, variants, variantRows)
  const reviewRows = buildReviews(assortment).map(({ productIndex, ...review }) => ({
    ...review,
    productId: idAt(productIndex),
    status: 'published' as const,
  }))
  await insertRows(db, ratings, reviewRows)
  const codeRows = buildAuthenticityCodes(assortment).map(({ productIndex, ...code }) => ({
    ...code,
    productId: idAt(productIndex),
  }))
  await insertRows(db, authenticityCodes, codeRows)
}
