import { sql } from 'drizzle-orm'
import { insertRows } from '../../database/insert-rows'
import { refreshProducts } from '../../database/refresh-catalogue'
import { ratings } from '../../database/schema'
import { email, integer, key, moment, oneOf, optional, text, yesNo } from '../catalogue/cell-kinds'
import { productIdsBySlug } from '../product-ids'
import { tableImport, withoutRepeats } from './table-import'

const columns = {
  product: key(120),
  name: text(120, true),
  email,
  rating: integer(1, 5),
  title: optional(text(200, true)),
  comment: text(5000, true),
  fit: optional(oneOf('small', 'true', 'large')),
  height_cm: optional(integer(50, 260)),
  weight_kg: optional(integer(5, 400)),
  verified: optional(yesNo),
  status: optional(oneOf('pending', 'published', 'declined')),
  received: moment,
}

/** Adds reviews, such as those of a previous shop, as published by default; an existing review stays unchanged. */
export const importRatings = tableImport('ratings.import', columns, async (tx, rows, reject) => {
  const ids = await productIdsBySlug(
    tx,
    rows.map(({ values }) => values.product),
  )
  for (const row of rows)
    if (!ids.has(row.values.product)) reject(row, 'product', `there is no product "${row.values.product}"`)
  const keyOf = (product: number | undefined, email: string) => `${product} ${email}`
  const distinct = withoutRepeats(rows, {
    keyOf: ({ values }) => keyOf(ids.get(values.product), values.email),
    column: 'email',
    reject,
  })
  await tx.execute(sql`LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE`)
  const stored = await tx
    .select({ productId: ratings.productId, email: ratings.email })
    .from(ratings)
    .where(sql`${ratings.productId} = ANY (${sql.param([...ids.values()])}::integer[])`)
  const existing = new Set(stored.map(({ productId, email }) => keyOf(productId, email)))
  const added = distinct.filter(
    ({ values }) => ids.has(values.product) && !existing.has(keyOf(ids.get(values.product), values.email)),
  )
  await insertRows(
    tx,
    ratings,
    added.map(({ values: { product, height_cm, weight_kg, verified, status, received, ...review } }) => ({
      ...review,
      productId: ids.get(product)!,
      heightCm: height_cm,
      weightKg: weight_kg,
      verifiedPurchase: verified ?? false,
      status: status ?? 'published',
      createdAt: received,
    })),
  )
  const reviewed = [...new Set(added.map(({ values }) => ids.get(values.product)!))]
  await refreshProducts(
    tx,
    reviewed.sort((a, b) => a - b),
  )
  return { added: added.length, changed: 0, left: distinct.length - added.length }
})
