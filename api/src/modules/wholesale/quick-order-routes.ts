import { and, desc, eq } from 'drizzle-orm'
import type { ReorderList } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { reorderLists } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { lockUser } from '../auth/user-repository'
import { findSkus } from './sku-repository'

const MAX_LISTS = 50

/** Quick order by SKU, and saved reorder lists. */
export async function quickOrderRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'POST /find-skus', async ({ body }) => ({ data: await findSkus(db, body.skus) }), { perMinute: 60 })

  serve(app, 'GET /reorder-lists', async ({ account }) => {
    const own = await db
      .select()
      .from(reorderLists)
      .where(eq(reorderLists.userId, account.id))
      .orderBy(desc(reorderLists.createdAt))
    return { data: own.map(serializeList) }
  })

  serve(app, 'POST /reorder-lists', async ({ account, body }) => {
    const [saved] = await inTransaction(db, async (tx) => {
      await lockUser(tx, account.id)
      if ((await tx.$count(reorderLists, eq(reorderLists.userId, account.id))) >= MAX_LISTS) {
        throw new Failure(409, 'full', `You already have ${MAX_LISTS} lists. Please delete one first.`)
      }
      return tx
        .insert(reorderLists)
        .values({ ...body, userId: account.id })
        .returning()
    })
    return { data: serializeList(saved!) }
  })

  serve(app, 'DELETE /reorder-lists/:id', async ({ account, params }) => {
    const deleted = await db
      .delete(reorderLists)
      .where(and(eq(reorderLists.id, params.id), eq(reorderLists.userId, account.id)))
      .returning({ id: reorderLists.id })
    if (deleted.length === 0) throw notFound()
    return { success: true, message: 'The list was deleted.' }
  })
}

const serializeList = ({ id, title, lines, createdAt }: typeof reorderLists.$inferSelect): ReorderList => ({
  id,
  title,
  lines,
  created_at: createdAt.toISOString(),
})
