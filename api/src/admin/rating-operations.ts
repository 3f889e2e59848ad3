import { basename } from 'node:path'
import { and, asc, eq, gt, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { refreshProducts } from '../database/refresh-catalogue'
import { products, ratings } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { uploadAddress } from './upload-address'
import { containing, id, lastId, limit, minute, nextAfter } from './list-fields'

const statuses = ['pending', 'published', 'declined'] as const
const replyInput = z.strictObject({
  id,
  text: z.string().trim().min(3).max(2000).nullable(),
  shown: z.string().max(2000).nullable().optional(),
})
const reviewNotFound = (number: number) => new Failure(404, 'not_found', `There is no review ${number}.`)

/** Lists, publishes, declines and answers reviews. */
export const ratingOperations = {
  'ratings.list': operation(
    z.strictObject({
      status: z.enum([...statuses, 'all']).default('pending'),
      text: z.string().trim().min(1).max(100).optional(),
      after: lastId,
      limit,
    }),
    async ({ db, ...context }, { status, text, after, limit }) => {
      const searched = [ratings.name, ratings.email, ratings.comment, products.title]
      const addressOf = uploadAddress(context, 'reviews')
      const rows = await db
        .select({
          id: ratings.id,
          product: products.title,
          status: ratings.status,
          rating: ratings.rating,
          name: ratings.name,
          email: ratings.email,
          bought: ratings.verifiedPurchase,
          comment: ratings.comment,
          images: ratings.images,
        })
        .from(ratings)
        .innerJoin(products, eq(products.id, ratings.productId))
        .where(
          and(
            status === 'all' ? undefined : eq(ratings.status, status),
            text ? or(...searched.map((column) => ilike(column, containing(text)))) : undefined,
            after === undefined ? undefined : gt(ratings.id, after),
          ),
        )
        .orderBy(asc(ratings.id))
        .limit(limit)
      return {
        next: nextAfter(rows, limit, ({ id }) => id),
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
    const { images, userId: _userId, productId: _productId, createdAt, repliedAt, ...review } = found.rating
    const addressOf = uploadAddress(context, 'reviews')
    return {
      record: {
        ...review,
        product: found.product,
        repliedAt: repliedAt && minute(repliedAt),
        received: minute(createdAt),
      },
      tables: { pictures: images.map((image) => ({ file: addressOf(basename(image)) })) },
    }
  }),
  'ratings.publish': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'published'),
  ),
  'ratings.decline': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'declined'),
  ),
  /** Answers in public below the review, or removes the answer; 409 if it is not the one that was shown. */
  'ratings.reply': operation(replyInput, ({ db, actor }, { id, text, shown }) =>
    inTransaction(db, async (tx) => {
      const [before] = await tx
        .select({ reply: ratings.reply, status: ratings.status })
        .from(ratings)
        .where(eq(ratings.id, id))
        .for('update')
      if (!before) throw reviewNotFound(id)
      if (shown !== undefined && shown !== before.reply) {
        const message = 'Someone else answered this review in the meantime. Nothing was saved.'
        throw new Failure(409, 'conflict', message, { extra: { sent: { text }, current: { reply: before.reply } } })
      }
      await tx
        .update(ratings)
        .set({ reply: text, repliedAt: text === null ? null : new Date() })
        .where(eq(ratings.id, id))
      // Without the text, as answers by mail: the log can't be erased.
      await audit(tx, actor, 'ratings.reply', String(id), { had: before.reply !== null, has: text !== null })
      const shownNow = before.status === 'published' ? '' : ' It is shown once the review is published.'
      const done = text === null ? `Removed the answer of review ${id}.` : `Answered review ${id}.${shownNow}`
      return { done, detail: { id } }
    }),
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
