import { randomBytes } from 'node:crypto'
import { MAX_MEMBERS, type Roster, type RosterSummary } from '@shop/shared-api/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid, notFound } from '../../failure'
import { productImageUrl } from '../../media-url'
import { serve } from '../../plugins/serve'
import { lockUser } from '../auth/user-repository'
import { rosterRepository, type RosterRow } from './roster-repository'

const MAX_ROSTERS = 50
const isOpen = ({ deadline }: RosterRow) => deadline.getTime() > Date.now()

/** Team rosters: a coach's by id, a member's sheet by the key of the shared link. */
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

  serve(app, 'DELETE /rosters/:id/entries/:entry', async ({ account, params }) => {
    const row = await rosters.findOwn(params.id, account.id)
    if (!row || !(await rosters.removeEntry(row.id, params.entry))) throw notFound()
    return { success: true, message: 'Removed from the roster.' }
  })

  serve(app, 'GET /roster-sheets/:key', async ({ params }) => {
    const row = await rosters.findByKey(params.key)
    if (!row) throw notFound()
    const { product, color, title, deadline, open } = summary(row)
    return {
      data: {
        title,
        coach: row.coach,
        product: { title: product.title, thumbnail: product.thumbnail },
        color,
        sizes: await rosters.sizes(row.productId, color),
        deadline,
        open,
      },
    }
  })

  serve(
    app,
    'POST /roster-sheets/:key/entries',
    async ({ params, body }) => {
      await inTransaction(db, async (tx) => {
        const inside = rosterRepository(tx)
        await tx.execute(sql`SELECT 1 FROM rosters WHERE share_key = ${params.key} FOR UPDATE`)
        const row = await inside.findByKey(params.key)
        if (!row) throw notFound()
        if (!isOpen(row)) throw new Failure(409, 'closed', 'This roster is closed. Please ask your coach.')
        if (row.members >= MAX_MEMBERS)
          throw new Failure(409, 'full', `This roster is limited to ${MAX_MEMBERS} members.`)
        if (!(await inside.sizes(row.productId, row.color)).includes(body.size)) {
          throw invalid([{ field: 'size', message: 'Choose one of the sizes' }])
        }
        if (!(await inside.addEntry({ ...body, rosterId: row.id }))) {
          throw new Failure(409, 'name_taken', 'This name is already on the roster. To change it, ask your coach.')
        }
      })
      return { success: true, message: 'You’re on the roster.' }
    },
    { perMinute: 60 },
  )
}

const DAY = 86_400_000

/** A deadline by this server's clock, regardless of the coach's. */
function momentOf(deadline: string): Date {
  if (deadline === 'now') return new Date()
  return deadline === 'in-a-day' ? new Date(Date.now() + DAY) : new Date(deadline)
}

const summary = (row: RosterRow): RosterSummary => ({
  id: row.id,
  title: row.title,
  product: { id: row.productId, title: row.productTitle, thumbnail: productImageUrl(row.drawing) },
  color: row.color,
  deadline: row.deadline.toISOString(),
  open: isOpen(row),
  members: row.members,
})
