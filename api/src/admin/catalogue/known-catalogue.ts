import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { categories, products, variants } from '../../database/schema'
import type { KnownCatalogue } from './plan'
import type { CatalogueRow } from './read-rows'

/** Everything that the rows speak of, locked until the end of the transaction: variants first, then products, each in id order, as orders do. */
export async function knownCatalogue(tx: Database, rows: readonly CatalogueRow[]): Promise<KnownCatalogue> {
  const ids = await productIds(tx, rows)
  const ofThese = sql`${variants.productId} = ANY (${sql.param(ids)}::integer[])`
  const lockedVariants = await tx.select().from(variants).where(ofThese).orderBy(asc(variants.id)).for('update')
  const lockedProducts = await tx
    .select()
    .from(products)
    .where(sql`${products.id} = ANY (${sql.param(ids)}::integer[])`)
    .orderBy(asc(products.id))
    .for('no key update')
  const tree = await tx.select({ id: categories.id, slug: categories.slug }).from(categories)
  const slugs = new Map(tree.map(({ id, slug }) => [id, slug]))
  return {
    categories: new Map(tree.map(({ id, slug }) => [slug, id])),
    products: lockedProducts.map((product) => ({
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
    variants: lockedVariants.map(({ drawing, ...variant }) => ({ ...variant, variantDrawing: drawing })),
  }
}

async function productIds(tx: Database, rows: readonly CatalogueRow[]): Promise<number[]> {
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
