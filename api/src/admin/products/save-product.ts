import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { refreshProducts } from '../../database/refresh-catalogue'
import { categories, products, variants } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { invalid } from '../../failure'
import { writePlan } from '../catalogue/write-plan'
import { audit, type OperationContext, type OperationResult } from '../operation'
import { isPhotographName } from '../photographs/photograph-name'
import { photographKeys } from '../photographs/photograph-names'
import { planProduct, planVariants, type References, type StoredProduct } from './plan-product'
import { freeSlug } from '../free-slug'
import type { ProductInput } from './product-input'
import { describeProduct, lockProduct, readProduct, type ProductRecord } from './product-record'
import { refuseConflict, refuseTaken } from './refuse-product'
import { indexForSearch } from './index-for-search'

/**
 * Creates a product, or changes the given parts of one. Throws 409 with the current state, as products.show has it, if
 * the product is not the given version any more, or if a stock is not the one that it was changed from.
 */
export async function saveProduct(
  { db, actor }: Pick<OperationContext, 'db' | 'actor'>,
  input: ProductInput,
): Promise<OperationResult> {
  return inTransaction(db, async (tx) => {
    const isNew = input.id === undefined && input.product === undefined
    const locked = isNew ? null : await lockProduct(tx, input)
    const before = locked && (await describeProduct(tx, locked))
    if (before) refuseConflict(input, before)
    const id = await writeProduct(tx, input, locked ?? { variants: [] })
    const after = await describeProduct(tx, await readProduct(tx, { id }))
    if (after.state === 'published' && after.variants.length === 0)
      throw invalid([{ field: 'published', message: 'Add a size and a color with a price before you publish it' }])
    await indexForSearch(tx, id)
    await auditProduct(tx, actor, before, after)
    const done = before ? `Saved ${after.title}.` : `Created ${after.title}.`
    return { done, detail: { id, product: after.slug, version: after.version } }
  })
}

async function writeProduct(tx: Database, input: ProductInput, stored: StoredProduct): Promise<number> {
  const references = await readReferences(tx, input)
  const values = planProduct(input, stored, references)
  const slug = input.slug ?? stored.product?.slug ?? (await freeSlug(tx, products, values.title, 'product'))
  await refuseTaken(tx, input, stored, slug)
  const planned = input.variants ? planVariants(input, stored, { slug, drawing: values.drawing, ...references }) : []
  if (input.variants) await removeVariants(tx, input.variants, stored)
  if (stored.product) await tx.update(products).set({ slug }).where(eq(products.id, stored.product.id))
  const [id] = await writePlan(
    tx,
    {
      products: [{ id: stored.product?.id, slug, values }],
      variants: planned,
      tally: { products: { added: 0, changed: 0, left: 0 }, variants: { added: 0, changed: 0, left: 0 } },
    },
    {
      categories: references.categories,
      photographs: new Map(),
      products: stored.product ? [{ id: stored.product.id, slug, ...values }] : [],
      variants: [],
    },
  )
  await tx
    .update(products)
    .set({
      ...(input.sale_starts !== undefined && { saleStartsAt: input.sale_starts }),
      ...(input.sale_ends !== undefined && { saleEndsAt: input.sale_ends }),
      archivedAt: values.published ? null : (stored.product?.archivedAt ?? null),
    })
    .where(eq(products.id, id!))
  await refreshProducts(tx, [id!])
  return id!
}

async function readReferences(tx: Database, { pictures = [], colors = [] }: ProductInput): Promise<References> {
  const rows = await tx.select({ id: categories.id, slug: categories.slug }).from(categories)
  const named = [...pictures, ...colors.flatMap(({ picture }) => picture ?? [])].filter(isPhotographName)
  const keys = await photographKeys(tx, named)
  return {
    categories: new Map(rows.map(({ id, slug }) => [slug, id])),
    pictureKey(name) {
      const key = isPhotographName(name) ? keys.get(name) : name
      if (key !== undefined) return key
      throw invalid([{ field: 'pictures', message: `There is no photograph ${name}` }])
    },
  }
}

async function removeVariants(tx: Database, wanted: NonNullable<ProductInput['variants']>, stored: StoredProduct) {
  const skus = new Set(wanted.map(({ sku }) => sku))
  const removed = stored.variants.filter(({ sku }) => !skus.has(sku)).map(({ id }) => id)
  if (removed.length > 0) await tx.delete(variants).where(inArray(variants.id, removed))
}

/** Records what changed, and each stock on its own, as stock.set does. */
async function auditProduct(tx: Database, actor: string, before: ProductRecord | null, after: ProductRecord) {
  const fields = Object.keys(after) as (keyof ProductRecord)[]
  const changed = before ? fields.filter((field) => !same(before[field], after[field])) : []
  const pick = (record: ProductRecord) => Object.fromEntries(changed.map((field) => [field, record[field]]))
  await audit(tx, actor, 'products.save', after.slug, before ? { before: pick(before), after: pick(after) } : { after })
  const stocks = new Map(before?.variants.map(({ sku, stock }) => [sku, stock]))
  for (const { sku, stock: to } of after.variants) {
    const from = stocks.get(sku) ?? 0
    if (from !== to) await audit(tx, actor, 'stock.set', sku, { from, to })
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
