import type { RatingSummary, Review } from '@shop/shared-api/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products, ratings } from '../../database/schema'

const published = (productId: number) => and(eq(ratings.productId, productId), eq(ratings.status, 'published'))!

/** One page of a product's published reviews, newest first; the writers' emails stay behind. */
export async function reviewsOf(
  db: Database,
  productId: number,
  paging: { page: number; limit: number },
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(ratings)
    .where(published(productId))
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
  return rows.map((row) => ({
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
    created_at: row.createdAt.toISOString(),
  }))
}

/** What a product's published reviews come to; undefined when there is no such product. */
export async function ratingSummaryOf(db: Database, productId: number): Promise<RatingSummary | undefined> {
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
