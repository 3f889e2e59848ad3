import { createHash } from 'node:crypto'
import { toDollars } from '@shop/shared-api/money'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { categories, photographCrops, photographs, products, variants } from '../../database/schema'
import { Failure } from '../../failure'
import { productImageUrl } from '../../media-url'

/** A product as its editor shows it; prices in dollars. */
export interface ProductRecord {
  id: number
  title: string
  slug: string
  brand: string
  category: string
  description: string
  materials: string
  features: string[]
  state: 'published' | 'draft' | 'archived'
  sale_starts: string | null
  sale_ends: string | null
  pictures: { name: string; image: string; alt: string; focal_x: number; focal_y: number }[]
  colors: { name: string; hex: string; picture: string; image: string }[]
  variants: { sku: string; size: string; color: string; price: number; sale_price: number | null; stock: number }[]
  version: string
}

type ProductRow = typeof products.$inferSelect
type VariantRow = typeof variants.$inferSelect
/** Names a product by its id or its address. */
export interface WhichProduct {
  id?: number
  product?: string
}

/** Reads a product and its variants in their order; throws 404 if there is none. */
export async function readProduct(db: Database, { id, product: slug }: WhichProduct) {
  if (id === undefined && slug === undefined)
    throw new Failure(422, 'invalid', 'Name the product by its id or by its address.')
  const [product] = await db
    .select()
    .from(products)
    .where(id === undefined ? eq(products.slug, slug!) : eq(products.id, id))
  if (!product)
    throw new Failure(404, 'not_found', `There is no product ${slug ?? id}. Run "products list" to see all of them.`)
  const rows = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, product.id))
    .orderBy(asc(variants.position), asc(variants.id))
  return { product, variants: rows }
}

/** The same, locked until the end of the transaction: variants first, each in id order, as orders do. */
export async function lockProduct(tx: Database, which: WhichProduct) {
  const { product } = await readProduct(tx, which)
  await tx.execute(sql`SELECT id FROM variants WHERE product_id = ${product.id} ORDER BY id FOR UPDATE`)
  await tx.execute(sql`SELECT id FROM products WHERE id = ${product.id} FOR NO KEY UPDATE`)
  return readProduct(tx, { id: product.id })
}

/** Whether shoppers see a product, or why not. */
export const stateOf = ({ published, archivedAt }: Pick<ProductRow, 'published' | 'archivedAt'>) =>
  published ? ('published' as const) : archivedAt ? ('archived' as const) : ('draft' as const)

/**
 * Describes a product with names of its photographs, prices in dollars and its version, which changes with all of it
 * but its stock.
 */
export async function describeProduct(
  db: Database,
  { product, variants: rows }: { product: ProductRow; variants: VariantRow[] },
): Promise<ProductRecord> {
  const [category] = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(eq(categories.id, product.categoryId))
  const keys = [product.drawing, ...product.images, ...rows.map(({ drawing }) => drawing)]
  const photos = await readPhotographs(db, keys)
  const nameOf = (key: string) => photos.get(key)?.name ?? key
  const colors = new Map(
    [...rows]
      .reverse()
      .map(({ color, colorHex, drawing }) => [
        color,
        { name: color, hex: colorHex, picture: nameOf(drawing), image: productImageUrl(drawing) },
      ]),
  )
  const record = {
    id: product.id,
    title: product.title,
    slug: product.slug,
    brand: product.brand,
    category: category!.slug,
    description: product.description,
    materials: product.materials,
    features: product.features,
    state: stateOf(product),
    sale_starts: product.saleStartsAt?.toISOString() ?? null,
    sale_ends: product.saleEndsAt?.toISOString() ?? null,
    pictures: [...new Set([product.drawing, ...product.images])].map((key) => ({
      alt: '',
      focal_x: 0.5,
      focal_y: 0.5,
      ...photos.get(key),
      name: nameOf(key),
      image: productImageUrl(key),
    })),
    colors: [...new Set(rows.map(({ color }) => color))].map((name) => colors.get(name)!),
    variants: rows.map(({ sku, size, color, priceCents, salePriceCents, stock }) => ({
      sku,
      size,
      color,
      price: toDollars(priceCents),
      sale_price: salePriceCents === null ? null : toDollars(salePriceCents),
      stock,
    })),
  }
  return { ...record, version: versionOf(record) }
}

type Versioned = Pick<ProductRecord, 'variants' | 'colors' | 'pictures'>

function versionOf({ variants: rows, colors, pictures, ...record }: Versioned): string {
  const lasting = {
    ...record,
    variants: rows.map(({ stock: _stock, ...variant }) => variant),
    colors: colors.map(({ image: _image, ...color }) => color),
    pictures: pictures.map(({ name }) => name),
  }
  return createHash('sha256').update(JSON.stringify(lasting)).digest('hex').slice(0, 16)
}

/** The photographs of these pictures by key; drawings are missing. */
async function readPhotographs(db: Database, keys: string[]) {
  const rows = await db
    .select({
      key: photographCrops.key,
      name: photographs.name,
      alt: photographs.alt,
      focal_x: photographCrops.focalX,
      focal_y: photographCrops.focalY,
    })
    .from(photographCrops)
    .innerJoin(photographs, eq(photographs.id, photographCrops.photographId))
    .where(inArray(photographCrops.key, [...new Set(keys)]))
  return new Map(rows.map(({ key, ...photograph }) => [key, photograph]))
}
