import type { RatingSummary, Review, reviewQuery, ReviewSort } from '@shop/shared-api/contract'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { products, ratings } from '../../database/schema'

const published = (productId: number) => and(eq(ratings.productId, productId), eq(ratings.status, 'published'))!

type Wanted = z.output<typeof reviewQuery>

const matching = ({ product_id, stars, with_images }: Wanted) =>
  and(
    published(product_id),
    stars?.length ? inArray(ratings.rating, stars) : undefined,
    with_images === undefined ? undefined : sql`(cardinality(${ratings.images}) > 0) = ${with_images}`,
  )

const newest = [desc(ratings.createdAt), desc(ratings.id)]
const orders: Record<ReviewSort, SQL[]> = {
  newest,
  highest: [desc(ratings.rating), ...newest],
  lowest: [asc(ratings.rating), ...newest],
  helpful: [
    desc(ratings.verifiedPurchase),
    sql`cardinality(${ratings.images}) > 0 DESC`,
    sql`length(${ratings.comment}) DESC`,
    ...newest,
  ],
}

/** One page of a product's published reviews and their total; excludes the authors' emails. */
export async function listReviews(db: Database, query: Wanted): Promise<{ data: Review[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(ratings)
      .where(matching(query))
      .orderBy(...orders[query.sort])
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.$count(ratings, matching(query)),
  ])
  return { data: rows.map(serializeReview), total }
}

const serializeReview = (row: typeof ratings.$inferSelect): Review => ({
  id: row.id,
  name: row.name,
  rating: row.rating,
  title: row.title,
  comment: row.comment,
  fit: row.fit,
  height_cm: row.heightCm,
  weight_kg: row.weightKg,
  images: row.images,
  verified_purchase: row.verifiedPurchase,
  reply: row.reply === null ? null : { text: row.reply, at: row.repliedAt!.toISOString() },
  created_at: row.createdAt.toISOString(),
})

/** Summary of a product's published reviews; undefined for an unknown product. */
export async function findRatingSummary(db: Database, productId: number): Promise<RatingSummary | undefined> {
  const tally = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(${ratings.id}) FILTER (WHERE ${condition}))::integer`
  const [row] = await db
    .select({
      average: sql<number>`coalesce(round(avg(${ratings.rating}), 2), 0)::real`,
      count: sql<number>`count(${ratings.id})::integer`,
      five: tally(sql`rating = 5`),
      four: tally(sql`rating = 4`),
      three: tally(sql`rating = 3`),
      two: tally(sql`rating = 2`),
      one: tally(sql`rating = 1`),
      small: tally(sql`fit = 'small'`),
      true: tally(sql`fit = 'true'`),
      large: tally(sql`fit = 'large'`),
    })
    .from(products)
    .leftJoin(ratings, and(eq(ratings.productId, products.id), eq(ratings.status, 'published')))
    .where(and(eq(products.id, productId), products.published))
    .groupBy(products.id)
  if (!row) return undefined
  const stars = [row.five, row.four, row.three, row.two, row.one]
  return {
    average: row.average,
    count: row.count,
    breakdown: stars.map((count, index) => ({ stars: 5 - index, count })),
    fit: { small: row.small, true: row.true, large: row.large },
  }
}
