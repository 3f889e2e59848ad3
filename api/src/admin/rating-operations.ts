import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { refreshProducts } from '../database/refresh-catalogue'
import { products, ratings } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'

const id = z.int().min(1).max(2_147_483_647)
const statuses = z.enum(['pending', 'published', 'declined'])

/** Moderating reviews. */
export const ratingOperations = {
  'ratings.list': operation(
    z.strictObject({ status: statuses.default('pending'), limit: z.int().min(1).max(1000).default(50) }),
    async ({ db }, { status, limit }) => ({
      rows: await db
        .select({
          id: ratings.id,
          product: products.title,
          rating: ratings.rating,
          name: ratings.name,
          email: ratings.email,
          comment: ratings.comment,
        })
        .from(ratings)
        .innerJoin(products, eq(products.id, ratings.productId))
        .where(eq(ratings.status, status))
        .orderBy(asc(ratings.id))
        .limit(limit),
    }),
  ),
  'ratings.publish': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'published'),
  ),
  'ratings.decline': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'declined'),
  ),
}

async function decide(db: Database, actor: string, ratingId: number, status: 'published' | 'declined') {
  const productId = await inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(ratings)
      .set({ status })
      .where(eq(ratings.id, ratingId))
      .returning({ productId: ratings.productId })
    if (!row) throw new Failure(404, 'not_found', `There is no review ${ratingId}.`)
    await audit(tx, actor, `ratings.${status}`, String(ratingId))
    return row.productId
  })
  await refreshProducts(db, [productId])
  return { done: `Review ${ratingId} is ${status}.`, detail: { id: ratingId, status } }
}
