import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { categories, listedProducts, products, variants } from '../../database/schema'

const summaryColumns = {
  id: products.id,
  title: products.title,
  slug: products.slug,
  brand: products.brand,
  drawing: products.drawing,
  listPriceCents: products.listPriceCents,
  salePriceCents: products.salePriceCents,
  hasPriceRange: products.hasPriceRange,
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
  stock: products.stock,
  swatches: products.swatches,
  launchedAt: products.launchedAt,
  category: { id: categories.id, title: categories.title, slug: categories.slug },
}

/** Product reads; excludes unpublished products. */
export function productRepository(db: Database) {
  return {
    /** The ids of one page of products. */
    async page(where: SQL, order: SQL, { page, limit }: { page: number; limit: number }): Promise<number[]> {
      const rows = await db
        .select({ id: listedProducts.id })
        .from(listedProducts)
        .where(where)
        .orderBy(order)
        .limit(limit)
        .offset((page - 1) * limit)
      return rows.map(({ id }) => id)
    },

    /** Summaries of these products, in no particular order. */
    byIds: (ids: number[]) =>
      db
        .select(summaryColumns)
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(and(inArray(products.id, ids), products.published)),

    async count(where: SQL): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::integer` })
        .from(listedProducts)
        .where(where)
      return row!.count
    },

    /** A complete product with its category path from the top down. */
    async byId(id: number) {
      const [row] = await db
        .select({
          ...summaryColumns,
          description: products.description,
          materials: products.materials,
          features: products.features,
          images: products.images,
          alts: sql<Record<string, string> | null>`(
            SELECT json_object_agg(c.key, p.alt) FROM photograph_crops c JOIN photographs p ON p.id = c.photograph_id
            WHERE p.alt <> '' AND c.key = ANY (${products.images} || ${products.drawing}
              || ARRAY (SELECT v.drawing FROM variants v WHERE v.product_id = ${products.id})))`,
          path: sql<{ id: number; title: string; slug: string }[]>`(
            SELECT json_agg(json_build_object('id', c.id, 'title', c.title, 'slug', c.slug) ORDER BY c.level)
            FROM categories c WHERE c.id = ANY (${products.categoryIds}))`,
        })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(and(eq(products.id, id), products.published))
      return row
    },

    /** The variants of these products with the schedule of their sale, each product's in display order. */
    variantsOf: (productIds: number[]) =>
      db
        .select({
          ...getTableColumns(variants),
          saleStartsAt: products.saleStartsAt,
          saleEndsAt: products.saleEndsAt,
        })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(inArray(variants.productId, productIds))
        .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id)),

    /** A category with the ids of its ancestors and its own, from the top down. */
    async categoryBySlug(slug: string) {
      const [row] = await db
        .select({
          id: categories.id,
          title: categories.title,
          slug: categories.slug,
          path: sql<number[]>`category_path(${categories.id})`,
        })
        .from(categories)
        .where(eq(categories.slug, slug))
      return row
    },
  }
}

/** See `productRepository`. */
export type ProductRepository = ReturnType<typeof productRepository>
/** A product as shown on a card. */
export type ProductSummaryRow = Awaited<ReturnType<ProductRepository['byIds']>>[number]
/** A complete product. */
export type ProductRow = NonNullable<Awaited<ReturnType<ProductRepository['byId']>>>
/** A size and color of a product. */
export type VariantRow = Awaited<ReturnType<ProductRepository['variantsOf']>>[number]
