import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { contactMessages, products } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { paginationMeta } from '../catalogue/catalogue-service'
import { notifyStaff } from '../mail/staff-events'

/** Questions about products: messages of shoppers to staff, listed once staff published an answer. */
export async function questionRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(
    app,
    'GET /get-questions',
    async ({ query }) => {
      const published = and(eq(contactMessages.productId, query.product_id), isNotNull(contactMessages.publishedAt))
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(contactMessages)
          .where(published)
          .orderBy(desc(contactMessages.publishedAt), desc(contactMessages.id))
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        db.select({ total: count() }).from(contactMessages).where(published),
      ])
      return {
        data: rows.map(({ id, name, message, publishedAnswer, publishedAt }) => ({
          id,
          name,
          question: message,
          answer: publishedAnswer!,
          answered_at: publishedAt!.toISOString(),
        })),
        meta: paginationMeta(query, counted!.total),
      }
    },
    { cache: 'catalogue' },
  )

  serve(
    app,
    'POST /ask-question',
    async ({ body: { product_id: productId, name, email, question: message } }) => {
      await inTransaction(db, async (tx) => {
        const [product] = await tx
          .select({ title: products.title })
          .from(products)
          .where(and(eq(products.id, productId), products.published))
        if (!product) throw notFound()
        const values = { name, email, message, productId }
        const [added] = await tx.insert(contactMessages).values(values).returning({ id: contactMessages.id })
        await notifyStaff(tx, 'message', { ...added, name, email, message: `${product.title}: ${message}` })
      })
      return { success: true, message: 'Thank you. We’ll answer by email, and may publish your question here.' }
    },
    { perMinute: 5 },
  )
}
