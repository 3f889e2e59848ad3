import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { refreshProducts } from '../../database/refresh-catalogue'
import { categories, products, variants } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { differing } from '../catalogue/plan'
import { writePlan } from '../catalogue/write-plan'
import { audit, type OperationContext, type OperationResult } from '../operation'
import { isPhotographName } from '../photographs/photograph-name'
import { photographKeys } from '../photographs/photograph-names'
import { planProduct, planVariants, type References, type StoredProduct } from './plan-product'
import type { ProductInput } from './product-input'
import { describeProduct, lockProduct, readProduct, type ProductRecord } from './product-record'
import { addSearchWords } from './search-words'

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
    const stored: StoredProduct = isNew ? { variants: [] } : await lockProduct(tx, input)
    const before = isNew ? null : await describeProduct(tx, await readProduct(tx, { id: stored.product!.id }))
    if (before) refuseConflict(input, before)
    const id = await writeProduct(tx, input, stored)
    const after = await describeProduct(tx, await readProduct(tx, { id }))
    if (after.state === 'published' && after.variants.length === 0)
      throw invalid([{ field: 'published', message: 'Add a size and a color with a price before you publish it' }])
    await addSearchWords(tx, id)
    await auditProduct(tx, actor, before, after)
    const done = before ? `Saved ${after.title}.` : `Created ${after.title}.`
    return { done, detail: { id, product: after.slug, version: after.version } }
  })
}

function refuseConflict({ version, variants: wanted = [] }: ProductInput, current: ProductRecord) {
  if (version !== undefined && version !== current.version) {
    const message = 'Someone else changed this product in the meantime. Nothing was saved.'
    throw new Failure(409, 'conflict', message, { extra: { current } })
  }
  const stocks = new Map(current.variants.map(({ sku, stock }) => [sku, stock]))
  for (const { sku, stock, stock_from: from } of wanted) {
    const now = stocks.get(sku)
    if (now === undefined || stock === undefined || stock === from || from === now) continue
    const message = `${sku} has ${now} in stock${from === undefined ? '' : `, not ${from}`}. Nothing was saved.`
    throw new Failure(409, 'conflict', message, { extra: { current } })
  }
}

async function writeProduct(tx: Database, input: ProductInput, stored: StoredProduct): Promise<number> {
  const references = await readReferences(tx, input)
  const values = planProduct(input, stored, references)
  const slug = input.slug ?? stored.product?.slug ?? (await freeSlug(tx, values.title))
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

/** An address from the title that no product has. */
async function freeSlug(tx: Database, title: string): Promise<string> {
  const base =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 100)
      .replace(/-$/, '') || 'product'
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = ${base} OR ${products.slug} ~ ${`^${base}-[0-9]+$`}`)
  const taken = new Set(rows.map(({ slug }) => slug))
  let free = base
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`
  return free
}

async function refuseTaken(
  tx: Database,
  { variants: wanted = [], sale_starts, sale_ends }: ProductInput,
  stored: StoredProduct,
  slug: string,
) {
  const errors: { field: string; message: string }[] = []
  const [owner] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  if (owner && owner.id !== stored.product?.id)
    errors.push({ field: 'slug', message: `Another product has the address ${slug}` })
  const skus = wanted.map(({ sku }) => sku)
  const rows = await tx
    .select({ sku: variants.sku, product: products.title, id: products.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, skus))
  for (const { sku, product, id } of rows)
    if (id !== stored.product?.id)
      errors.push({ field: `variants.${skus.indexOf(sku)}.sku`, message: `${product} already has the SKU ${sku}` })
  const starts = sale_starts === undefined ? stored.product?.saleStartsAt : sale_starts
  const ends = sale_ends === undefined ? stored.product?.saleEndsAt : sale_ends
  if (starts && ends && ends <= starts)
    errors.push({ field: 'sale_ends', message: 'The sale must end after it starts' })
  if (errors.length > 0) throw invalid(errors)
}

async function removeVariants(tx: Database, wanted: NonNullable<ProductInput['variants']>, stored: StoredProduct) {
  const skus = new Set(wanted.map(({ sku }) => sku))
  const removed = stored.variants.filter(({ sku }) => !skus.has(sku)).map(({ id }) => id)
  if (removed.length > 0) await tx.delete(variants).where(inArray(variants.id, removed))
}

/** Records what changed, and each stock on its own, as stock.set does. */
async function auditProduct(tx: Database, actor: string, before: ProductRecord | null, after: ProductRecord) {
  const changed = before
    ? differing<ProductRecord>(before, after).filter((field) => !same(before[field], after[field]))
    : []
  const pick = (record: ProductRecord) => Object.fromEntries(changed.map((field) => [field, record[field]]))
  await audit(tx, actor, 'products.save', after.slug, before ? { before: pick(before), after: pick(after) } : { after })
  const stocks = new Map(before?.variants.map(({ sku, stock }) => [sku, stock]))
  for (const { sku, stock: to } of after.variants) {
    const from = stocks.get(sku) ?? 0
    if (from !== to) await audit(tx, actor, 'stock.set', sku, { from, to })
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
