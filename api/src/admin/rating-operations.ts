import { basename } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { refreshProducts } from '../database/refresh-catalogue'
import { products, ratings } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { uploadAddress } from './upload-address'
import { id, limit, minute } from './list-fields'

const statuses = z.enum(['pending', 'published', 'declined'])
const reviewNotFound = (number: number) => new Failure(404, 'not_found', `There is no review ${number}.`)

/** Lists, publishes and declines reviews. */
export const ratingOperations = {
  'ratings.list': operation(
    z.strictObject({ status: statuses.default('pending'), limit }),
    async ({ db, ...context }, { status, limit }) => {
      const addressOf = uploadAddress(context, 'reviews')
      const rows = await db
        .select({
          id: ratings.id,
          product: products.title,
          rating: ratings.rating,
          name: ratings.name,
          email: ratings.email,
          bought: ratings.verifiedPurchase,
          comment: ratings.comment,
          images: ratings.images,
        })
        .from(ratings)
        .innerJoin(products, eq(products.id, ratings.productId))
        .where(eq(ratings.status, status))
        .orderBy(asc(ratings.id))
        .limit(limit)
      return {
        rows: rows.map(({ images, ...row }) => ({
          ...row,
          pictures: images.map((image) => addressOf(basename(image))).join(', '),
        })),
      }
    },
  ),
  'ratings.show': operation(z.strictObject({ id }), async ({ db, ...context }, input) => {
    const [found] = await db
      .select({ rating: ratings, product: products.title })
      .from(ratings)
      .innerJoin(products, eq(products.id, ratings.productId))
      .where(eq(ratings.id, input.id))
    if (!found) throw reviewNotFound(input.id)
    const { images, userId: _userId, productId: _productId, createdAt, ...review } = found.rating
    const addressOf = uploadAddress(context, 'reviews')
    return {
      record: { ...review, product: found.product, received: minute(createdAt) },
      tables: { pictures: images.map((image) => ({ file: addressOf(basename(image)) })) },
    }
  }),
  'ratings.publish': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'published'),
  ),
  'ratings.decline': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'declined'),
  ),
}

function decide(db: Database, actor: string, ratingId: number, status: 'published' | 'declined') {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(ratings)
      .set({ status })
      .where(eq(ratings.id, ratingId))
      .returning({ productId: ratings.productId })
    if (!row) throw reviewNotFound(ratingId)
    await audit(tx, actor, `ratings.${status}`, String(ratingId))
    await refreshProducts(tx, [row.productId])
    return { done: `Review ${ratingId} is ${status}.`, detail: { id: ratingId, status } }
  })
}
