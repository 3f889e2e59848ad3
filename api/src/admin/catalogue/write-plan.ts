import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { insertRows } from '../../database/insert-rows'
import { refreshProducts } from '../../database/refresh-catalogue'
import { products, variants } from '../../database/schema'
import { productIdsBySlug } from '../product-ids'
import type { ExistingCatalogue, Plan, PlannedProduct, PlannedVariant } from './plan'

type Progress = (step: string, done: number, of: number) => void

const BATCH = 500

/** Writes a plan within the transaction that locked its rows; returns the ids of the written products. */
export async function writePlan(tx: Database, plan: Plan, existing: ExistingCatalogue): Promise<number[]> {
  const ids = new Map(existing.products.map(({ slug, id }) => [slug, id]))
  const newProducts = plan.products.filter(isNew)
  await insertRows(
    tx,
    products,
    newProducts.map((product) => ({ slug: product.slug, ...columnsOf(product, existing) })),
  )
  const added = newProducts.map(({ slug }) => slug)
  for (const [slug, id] of await productIdsBySlug(tx, added)) ids.set(slug, id)
  await inBatches(plan.products.filter(exists), (batch) => updateProducts(tx, batch, existing))
  await inBatches(
    plan.variants.filter(({ moves }) => moves),
    (batch) => stepAside(tx, batch),
  )
  await inBatches(plan.variants.filter(exists), (batch) => updateVariants(tx, batch))
  await insertRows(
    tx,
    variants,
    plan.variants.filter(isNew).map((variant) => variantRow(variant, ids.get(variant.product)!)),
  )
  const slugs = [...plan.products.map(({ slug }) => slug), ...plan.variants.map(({ product }) => product)]
  return [...new Set(slugs.map((slug) => ids.get(slug)!))]
}

/** Refreshes prices, stock, facets and search words of the written products. */
export async function refreshWritten(tx: Database, ids: number[], progress: Progress): Promise<void> {
  if (ids.length === 0) return
  const inOrder = [...ids].sort((a, b) => a - b)
  await inBatches(
    inOrder,
    (batch) => refreshProducts(tx, batch),
    (done) => progress('search and facets', done, ids.length),
  )
  // Both rebuild all words and colors in no fixed order, so two concurrent imports could deadlock.
  await tx.execute(sql`LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE`)
  await tx.execute(sql`SELECT refresh_search_words()`)
  await tx.execute(sql`SELECT refresh_color_tints()`)
}

const isNew = ({ id }: { id?: number }) => id === undefined
const exists = ({ id }: { id?: number }) => id !== undefined

async function inBatches<T>(
  all: T[],
  work: (batch: T[]) => Promise<unknown>,
  report: (done: number) => void = () => undefined,
): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) {
    await work(all.slice(start, start + BATCH))
    report(Math.min(start + BATCH, all.length))
  }
}

function columnsOf({ values }: PlannedProduct, existing: ExistingCatalogue) {
  const { category, ...columns } = values
  return { ...columns, categoryId: existing.categories.get(category)! }
}

function variantRow({ sku, values }: PlannedVariant, productId: number) {
  const { variantDrawing, ...columns } = values
  return { ...columns, sku, productId, drawing: variantDrawing }
}

async function updateProducts(tx: Database, batch: PlannedProduct[], existing: ExistingCatalogue) {
  const rows = batch.map((product) => ({ id: product.id, ...columnsOf(product, existing) }))
  await tx.execute(sql`UPDATE products p SET category_id = r."categoryId", title = r.title, brand = r.brand,
      description = r.description, materials = r.materials, features = r.features, drawing = r.drawing,
      images = r.images, published = r.published, launched_at = r."launchedAt", popularity = r.popularity
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id integer, "categoryId" integer, title text,
      brand text, description text, materials text, features text[], drawing text, images text[], published boolean,
      "launchedAt" timestamptz, popularity integer)
    WHERE p.id = r.id`)
}

/** Variants that swap sizes or colors would violate uniqueness: each first gets a temporary unique value. */
const stepAside = (tx: Database, batch: PlannedVariant[]) =>
  tx
    .update(variants)
    .set({ size: sql`'moving ' || ${variants.id}` })
    .where(
      inArray(
        variants.id,
        batch.map(({ id }) => id!),
      ),
    )

async function updateVariants(tx: Database, batch: PlannedVariant[]) {
  const rows = batch.map(({ id, values }) => ({ id, ...values }))
  await tx.execute(sql`UPDATE variants v SET size = r.size, color = r.color, color_hex = r."colorHex",
      drawing = r."variantDrawing", price_cents = r."priceCents", sale_price_cents = r."salePriceCents",
      stock = r.stock, position = r.position
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id integer, size text, color text, "colorHex" text,
      "variantDrawing" text, "priceCents" integer, "salePriceCents" integer, stock integer, position integer)
    WHERE v.id = r.id`)
}
