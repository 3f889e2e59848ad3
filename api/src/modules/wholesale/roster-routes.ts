import { randomBytes } from 'node:crypto'
import type { Roster } from '@shop/shared-api/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { Failure, notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { lockUser } from '../auth/user-repository'
import { changeEntry, summary } from './roster-entries'
import { rosterRepository } from './roster-repository'

const MAX_ROSTERS = 50

/** Team rosters of a coach, by id. */
export async function rosterRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const rosters = rosterRepository(db)

  async function inFull(id: string, userId: string): Promise<{ data: Roster }> {
    const row = await rosters.findOwn(id, userId)
    if (!row) throw notFound()
    const [sizes, entries] = await Promise.all([rosters.sizes(row.productId, row.color), rosters.entries(id)])
    return {
      data: {
        ...summary(row),
        share_path: `/wholesaler/team/${row.shareKey}`,
        sizes,
        entries: entries.map(({ id, name, size, number, createdAt }) => ({
          id,
          name,
          size,
          number,
          at: createdAt.toISOString(),
        })),
      },
    }
  }

  serve(app, 'GET /rosters', async ({ account }) => ({ data: (await rosters.list(account.id)).map(summary) }))

  serve(app, 'POST /rosters', async ({ account, body }) => {
    const { product_id: productId, deadline, ...fields } = body
    if ((await rosters.sizes(productId, body.color)).length === 0) throw notFound()
    const shareKey = randomBytes(16).toString('base64url')
    const roster = { ...fields, productId, shareKey, userId: account.id, deadline: new Date(deadline) }
    const id = await inTransaction(db, async (tx) => {
      const inside = rosterRepository(tx)
      await lockUser(tx, account.id)
      if ((await inside.count(account.id)) >= MAX_ROSTERS) {
        throw new Failure(409, 'full', `You already have ${MAX_ROSTERS} rosters. Please delete one first.`)
      }
      return inside.add(roster)
    })
    return inFull(id, account.id)
  })

  serve(app, 'GET /rosters/:id', ({ account, params }) => inFull(params.id, account.id))

  serve(app, 'POST /rosters/:id', async ({ account, params, body }) => {
    if (!(await rosters.moveDeadline(params.id, account.id, momentOf(body.deadline)))) throw notFound()
    return inFull(params.id, account.id)
  })

  serve(app, 'DELETE /rosters/:id', async ({ account, params }) => {
    if (!(await rosters.remove(params.id, account.id))) throw notFound()
    return { success: true, message: 'The roster and its members were deleted.' }
  })

  serve(app, 'POST /rosters/:id/in-cart', async ({ account, params, body }) => {
    const row = await rosters.findOwn(params.id, account.id)
    if (!row) throw notFound()
    if (row.orderedAt && !body.again) {
      throw new Failure(409, 'ordered', `This roster was ordered already, with order ${row.orderNumber}.`)
    }
    await rosters.markInCart(row.id)
    return { success: true, message: 'The names go with your next order.' }
  })

  serve(app, 'POST /rosters/:id/entries/:entry', async ({ account, params, body }) => {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`SELECT 1 FROM rosters WHERE id = ${params.id} AND user_id = ${account.id} FOR UPDATE`)
      const row = await rosterRepository(tx).findOwn(params.id, account.id)
      if (!row) throw notFound()
      await changeEntry(tx, row, params.entry, body)
    })
    return inFull(params.id, account.id)
  })

  serve(app, 'DELETE /rosters/:id/entries/:entry', async ({ account, params }) => {
    const row = await rosters.findOwn(params.id, account.id)
    if (!row || !(await rosters.removeEntry(row.id, params.entry))) throw notFound()
    return { success: true, message: 'Removed from the roster.' }
  })
}

const DAY = 86_400_000

/** A deadline by this server's clock, regardless of the coach's. */
function momentOf(deadline: string): Date {
  if (deadline === 'now') return new Date()
  return deadline === 'in-a-day' ? new Date(Date.now() + DAY) : new Date(deadline)
}
