import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products, variants } from '../../database/schema'
import { Failure, invalid } from '../../failure'
import type { StoredProduct } from './plan-product'
import type { ProductInput } from './product-input'
import type { ProductRecord } from './product-record'

/** Throws 409 with the current state unless the product has the version and the stock that the change is based on. */
export function refuseConflict({ version, variants: wanted = [] }: ProductInput, current: ProductRecord) {
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

/** Throws 422 for an address or a SKU of another product, and for a sale that ends before it starts. */
export async function refuseTaken(
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
