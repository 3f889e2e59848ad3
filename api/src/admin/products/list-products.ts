import { toDollars } from '@shop/shared-api/money'
import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { categories, products, variants } from '../../database/schema'
import { invalid } from '../../failure'
import { productImageUrl } from '../../media-url'
import { parseSearch } from '../../modules/catalogue/parse-search'
import { after, limit, nextAfter } from '../list-fields'
import type { OperationResult } from '../operation'
import { slug } from './product-input'
import { stateOf } from './product-record'

/** Input of the list of products. */
export const productListInput = z.strictObject({
  search: z.string().trim().min(1).max(100).optional(),
  category: slug.optional(),
  state: z.enum(['published', 'draft', 'archived']).optional(),
  after,
  limit,
})

const states = {
  published: products.published,
  draft: and(eq(products.published, false), isNull(products.archivedAt)),
  archived: and(eq(products.published, false), isNotNull(products.archivedAt)),
}

/** Lists products, the newest first; those put away only on request. */
export async function listProducts(
  { db }: { db: Database },
  { search, category, state, after, limit }: z.output<typeof productListInput>,
): Promise<OperationResult> {
  const [wanted] = category
    ? await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, category))
    : []
  if (category && !wanted) throw invalid([{ field: 'category', message: `There is no category ${category}` }])
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      slug: products.slug,
      category: categories.title,
      published: products.published,
      archivedAt: products.archivedAt,
      priceCents: products.priceCents,
      listPriceCents: products.listPriceCents,
      hasPriceRange: products.hasPriceRange,
      stock: products.stock,
      picture: products.drawing,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        search ? await hasText(db, search) : undefined,
        wanted && sql`${products.categoryIds} @> ARRAY[${wanted.id}]::integer[]`,
        state ? states[state] : isNull(products.archivedAt),
        after ? lt(products.id, positionOf(after)) : undefined,
      ),
    )
    .orderBy(desc(products.id))
    .limit(limit)
  return {
    next: nextAfter(rows, limit, ({ id }) => id),
    rows: rows.map(({ published, archivedAt, priceCents, listPriceCents, hasPriceRange, picture, ...row }) => ({
      ...row,
      picture: productImageUrl(picture),
      state: stateOf({ published, archivedAt }),
      price: toDollars(listPriceCents).toFixed(2),
      sale_price: priceCents < listPriceCents ? toDollars(priceCents).toFixed(2) : null,
      has_price_range: hasPriceRange,
    })),
  }
}

/** Products with these words, or with exactly this SKU or address. */
async function hasText(db: Database, text: string) {
  const words = await parseSearch(db, text)
  return or(
    words && sql`${products.search} @@ ${words.query}`,
    eq(products.slug, text.toLowerCase()),
    sql`${products.id} IN (SELECT ${variants.productId} FROM ${variants} WHERE ${variants.sku} = ${text})`,
  )
}

function positionOf(after: string): number {
  if (!/^\d{1,9}$/.test(after)) throw invalid([{ field: 'after', message: 'This is not where a page ended.' }])
  return Number(after)
}
