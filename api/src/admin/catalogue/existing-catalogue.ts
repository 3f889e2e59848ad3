import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { categories, products, variants } from '../../database/schema'
import { photographKey } from '../../modules/media/photograph'
import { photographKeys } from '../photographs/photograph-names'
import type { ExistingCatalogue } from './plan'
import { namesInRows } from './photograph-cells'
import type { CatalogueRow } from './read-rows'

type Named = Pick<CatalogueRow, 'product' | 'sku'>

/**
 * Locks all products and variants that these rows reference until the end of the transaction, without reading them:
 * variants first, then products, each in id order, as orders do.
 */
export async function lockReferenced(tx: Database, rows: readonly Named[]): Promise<void> {
  const referenced = await productIds(tx, rows)
  if (referenced.length === 0) return
  const ids = sql.param(referenced)
  await tx.execute(sql`SELECT count(*) FROM (
    SELECT id FROM variants WHERE product_id = ANY (${ids}::integer[]) ORDER BY id FOR UPDATE) locked`)
  await tx.execute(sql`SELECT count(*) FROM (
    SELECT id FROM products WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE) locked`)
}

/** Maps SKUs to their product's address; unknown SKUs are missing. */
export async function productsOfSkus(tx: Database, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await tx
    .select({ sku: variants.sku, slug: products.slug })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${variants.sku} = ANY (${sql.param(skus)}::text[])`)
  return new Map(rows.map(({ sku, slug }) => [sku, slug]))
}

/** A dry run has no key yet for a photograph that the import uploads first. */
const expectedKey = (name: string): [string, string] => [name, photographKey(name, '', { x: 0.5, y: 0.5 })]

/**
 * Reads all categories, products and variants that these rows reference, and their photographs; those named in
 * `expected` need not be uploaded yet.
 */
export async function readExistingCatalogue(
  tx: Database,
  rows: readonly CatalogueRow[],
  expected: readonly string[] = [],
): Promise<ExistingCatalogue> {
  const ids = await productIds(tx, rows)
  const categoryRows = await tx.select({ id: categories.id, slug: categories.slug }).from(categories)
  const categoryIds = new Map(categoryRows.map(({ id, slug }) => [slug, id]))
  const photographs = new Map([...expected.map(expectedKey), ...(await photographKeys(tx, namesInRows(rows)))])
  if (ids.length === 0) return { categories: categoryIds, photographs, products: [], variants: [] }
  const inProducts = sql`${variants.productId} = ANY (${sql.param(ids)}::integer[])`
  const variantRows = await tx.select().from(variants).where(inProducts).orderBy(asc(variants.id))
  const productRows = await tx
    .select()
    .from(products)
    .where(sql`${products.id} = ANY (${sql.param(ids)}::integer[])`)
    .orderBy(asc(products.id))
  const slugs = new Map(categoryRows.map(({ id, slug }) => [id, slug]))
  return {
    categories: categoryIds,
    photographs,
    products: productRows.map((product) => ({
      id: product.id,
      slug: product.slug,
      title: product.title,
      brand: product.brand,
      category: slugs.get(product.categoryId)!,
      description: product.description,
      materials: product.materials,
      features: product.features,
      drawing: product.drawing,
      images: product.images,
      published: product.published,
      launchedAt: product.launchedAt,
      popularity: product.popularity,
    })),
    variants: variantRows.map(({ drawing, ...variant }) => ({ ...variant, variantDrawing: drawing })),
  }
}

async function productIds(tx: Database, rows: readonly Named[]): Promise<number[]> {
  const slugs = [...new Set(rows.flatMap(({ product }) => product ?? []))]
  const skus = [...new Set(rows.flatMap(({ sku }) => sku ?? []))]
  const bySku = tx
    .select({ id: variants.productId })
    .from(variants)
    .where(sql`${variants.sku} = ANY (${sql.param(skus)}::text[])`)
  const bySlug = tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.slug} = ANY (${sql.param(slugs)}::text[])`)
  return [...new Set([...(await bySku), ...(await bySlug)].map(({ id }) => id))]
}
