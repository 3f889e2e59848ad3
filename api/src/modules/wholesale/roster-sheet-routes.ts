import { MAX_MEMBERS } from '@shop/shared-api/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { Failure, notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { isSameSecret, type ServerSecret } from '../../server-secret'
import { changeEntry, isOpen, nameTaken, requireSize, summary } from './roster-entries'
import { rosterRepository } from './roster-repository'

/** What members do with a team roster, by the key of the shared link. */
export async function rosterSheetRoutes(app: FastifyInstance, { db, secret }: { db: Database; secret: ServerSecret }) {
  const rosters = rosterRepository(db)

  serve(app, 'GET /roster-sheets/:key', async ({ params }) => {
    const row = await rosters.findByKey(params.key)
    if (!row) throw notFound()
    const { product, color, title, deadline, open } = summary(row)
    return {
      data: {
        title,
        coach: row.coach,
        product: { title: product.title, thumbnail: product.thumbnail, category_id: row.categoryId },
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
      const entryId = await inTransaction(db, async (tx) => {
        const { inside, row } = await lockOpenSheet(tx, params.key)
        if (row.members >= MAX_MEMBERS)
          throw new Failure(409, 'full', `This roster is limited to ${MAX_MEMBERS} members.`)
        await requireSize(tx, row, body.size)
        const added = await inside.addEntry({ ...body, rosterId: row.id })
        if (!added) throw nameTaken('To change it, ask your coach.')
        return added
      })
      return {
        success: true,
        message: 'You’re on the roster.',
        entry_id: entryId,
        secret: entrySecret(secret, entryId),
      }
    },
    { perMinute: 60 },
  )

  serve(
    app,
    'POST /roster-sheets/:key/entries/:entry',
    async ({ params, body: { secret: given, ...entry } }) => {
      if (!isSameSecret(given, entrySecret(secret, params.entry))) throw notFound()
      await inTransaction(db, async (tx) => {
        const { row } = await lockOpenSheet(tx, params.key)
        await changeEntry(tx, row, params.entry, entry)
      })
      return { success: true, message: 'Your entry is changed.' }
    },
    { perMinute: 60 },
  )
}

/** The secret of a member's own entry, which is computed when needed. */
const entrySecret = (secret: ServerSecret, entryId: string) => secret.mac('roster entry', entryId).toString('base64url')

/** Locks a roster by its shared key; 409 after the deadline. */
async function lockOpenSheet(tx: Database, key: string) {
  const inside = rosterRepository(tx)
  await tx.execute(sql`SELECT 1 FROM rosters WHERE share_key = ${key} FOR UPDATE`)
  const row = await inside.findByKey(key)
  if (!row) throw notFound()
  if (!isOpen(row)) throw new Failure(409, 'closed', 'This roster is closed. Please ask your coach.')
  return { inside, row }
}
