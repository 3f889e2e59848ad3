import type { EquipmentStatus } from '@shop/shared-api/contract'
import { formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { equipmentEvents, equipmentRequests, mailOutbox } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { notifyStaff } from '../mail/staff-events'

type Request = typeof equipmentRequests.$inferSelect

/** Custom equipment requests of the user, their status, and approval of quotes. */
export async function equipmentStatusRoutes(app: FastifyInstance, { db }: { db: Database }) {
  async function withSteps(requests: Request[]): Promise<EquipmentStatus[]> {
    if (requests.length === 0) return []
    const ids = requests.map(({ id }) => id)
    const steps = await db
      .select()
      .from(equipmentEvents)
      .where(inArray(equipmentEvents.requestId, ids))
      .orderBy(asc(equipmentEvents.id))
    return requests.map((request) => ({
      request_number: request.requestNumber,
      status: request.status,
      category: request.category,
      items: request.items,
      design: request.design,
      needed_by: request.neededBy,
      artwork: request.artwork.length,
      quote: request.quoteCents === null ? null : toDollars(request.quoteCents),
      quote_note: request.quoteNote,
      created_at: request.createdAt.toISOString(),
      steps: steps
        .filter(({ requestId }) => requestId === request.id)
        .map(({ status, note, at }) => ({ status, note, at: at.toISOString() })),
    }))
  }

  serve(app, 'GET /equipment-requests', async ({ account }) => {
    const own = await db
      .select()
      .from(equipmentRequests)
      .where(eq(equipmentRequests.userId, account.id))
      .orderBy(desc(equipmentRequests.id))
      .limit(100)
    return { data: await withSteps(own) }
  })

  serve(app, 'POST /equipment-requests/:number/approve', async ({ account, params, body }) => {
    const approved = await inTransaction(db, async (tx) => {
      const [request] = await tx
        .select()
        .from(equipmentRequests)
        .where(and(eq(equipmentRequests.requestNumber, params.number), eq(equipmentRequests.userId, account.id)))
        .for('update')
      if (!request) throw notFound()
      if (request.status !== 'quoted') {
        throw new Failure(409, 'conflict', 'There is no open quote for this request.')
      }
      if (request.quoteCents !== toCents(body.quote)) {
        throw new Failure(
          409,
          'quote_changed',
          `The quote is now ${formatUsd(request.quoteCents!)}. Please review it again.`,
        )
      }
      const [changed] = await tx
        .update(equipmentRequests)
        .set({ status: 'approved' })
        .where(eq(equipmentRequests.id, request.id))
        .returning()
      await tx.insert(equipmentEvents).values({ requestId: request.id, status: 'approved' })
      await tx.insert(mailOutbox).values({
        recipient: request.email,
        template: 'equipment-approved',
        data: { username: request.name, number: request.requestNumber },
      })
      const { requestNumber: number, name, email } = request
      await notifyStaff(tx, 'request', { number, name, email, approved: true })
      return changed!
    })
    return { data: (await withSteps([approved]))[0]! }
  })
}
