import type { EquipmentStatus } from '@shop/shared-api/contract'
import { formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { equipmentEvents, equipmentRequests, mailOutbox } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { serve } from '../../plugins/serve'
import { notifyStaff } from '../mail/staff-events'
import { findLiveOrders } from '../orders/place-quote-order'
import { readShopToday } from './company-terms'
import { lockOwnRequest, type EquipmentRequest as Request } from './own-request'

type Changes = Partial<typeof equipmentRequests.$inferInsert> & { status: Request['status'] }

/** Custom equipment requests of the user, their status, and what the user decides on quotes. */
export async function equipmentStatusRoutes(app: FastifyInstance, { db }: { db: Database }) {
  async function withSteps(requests: Request[]): Promise<EquipmentStatus[]> {
    if (requests.length === 0) return []
    const ids = requests.map(({ id }) => id)
    const orderIds = requests.flatMap(({ orderId }) => orderId ?? [])
    const [today, steps, ordered] = await Promise.all([
      readShopToday(db),
      db.select().from(equipmentEvents).where(inArray(equipmentEvents.requestId, ids)).orderBy(asc(equipmentEvents.id)),
      orderIds.length > 0 ? findLiveOrders(db, orderIds) : [],
    ])
    const orderOf = ({ orderId }: Request) => ordered.find(({ id }) => id === orderId)
    return requests.map((request) => ({
      ...serializeRequest(request, today),
      order: serializeOrderLink(orderOf(request)),
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
      const request = await lockOwn(tx, account.id, params.number, ['quoted'])
      if (request.quoteCents !== toCents(body.quote)) {
        throw new Failure(
          409,
          'quote_changed',
          `The quote is now ${formatUsd(request.quoteCents!)}. Please review it again.`,
        )
      }
      if (isExpired(request, await readShopToday(tx))) {
        throw new Failure(409, 'expired', 'This quote has expired. Please ask for a new one with a counter-offer.')
      }
      await tx.insert(mailOutbox).values({
        recipient: request.email,
        template: 'equipment-approved',
        data: { username: request.name, number: request.requestNumber },
      })
      return decide(tx, request, { status: 'approved' }, null, { approved: true })
    })
    return { data: (await withSteps([approved]))[0]! }
  })

  serve(app, 'POST /equipment-requests/:number/decline', async ({ account, params, body: { reason } }) => {
    const declined = await inTransaction(db, async (tx) => {
      const request = await lockOwn(tx, account.id, params.number, ['quoted', 'countered'])
      return decide(tx, request, { status: 'declined' }, reason, { declined: reason })
    })
    return { data: (await withSteps([declined]))[0]! }
  })

  serve(app, 'POST /equipment-requests/:number/counter-offer', async ({ account, params, body: { price, note } }) => {
    const countered = await inTransaction(db, async (tx) => {
      const request = await lockOwn(tx, account.id, params.number, ['quoted', 'countered'])
      const counterCents = price === undefined ? null : toCents(price)
      const offer = counterCents === null ? note : `${formatUsd(counterCents)}. ${note}`
      const changes: Changes = { status: 'countered', counterCents, counterNote: note }
      return decide(tx, request, changes, offer, { counterOffer: offer })
    })
    return { data: (await withSteps([countered]))[0]! }
  })
}

/** Locks a request of the user; 409 unless it is in one of the states. */
async function lockOwn(tx: Database, userId: string, number: string, states: Request['status'][]): Promise<Request> {
  const request = await lockOwnRequest(tx, userId, number)
  if (!states.includes(request.status)) {
    throw new Failure(409, 'conflict', 'There is no open quote for this request.')
  }
  return request
}

/** Stores the user's decision with its step, and notifies staff. */
async function decide(
  tx: Database,
  request: Request,
  changes: Changes,
  note: string | null,
  mailData: object,
): Promise<Request> {
  const [changed] = await tx
    .update(equipmentRequests)
    .set(changes)
    .where(eq(equipmentRequests.id, request.id))
    .returning()
  await tx.insert(equipmentEvents).values({ requestId: request.id, status: changes.status, note })
  const { requestNumber: number, name, email } = request
  await notifyStaff(tx, 'request', { number, name, email, ...mailData })
  return changed!
}

const serializeOrderLink = (order: { id: string; orderNumber: string } | undefined): EquipmentStatus['order'] =>
  order ? { id: order.id, order_number: order.orderNumber } : null

const isExpired = ({ quoteExpiresOn }: Request, today: string) => quoteExpiresOn !== null && quoteExpiresOn < today

const serializeRequest = (request: Request, today: string): Omit<EquipmentStatus, 'steps' | 'order'> => ({
  request_number: request.requestNumber,
  status: request.status,
  category: request.category,
  items: request.items,
  design: request.design,
  needed_by: request.neededBy,
  artwork: request.artwork.length,
  quote: request.quoteCents === null ? null : toDollars(request.quoteCents),
  quote_note: request.quoteNote,
  lead_time: request.leadTime,
  quote_expires_on: request.quoteExpiresOn,
  is_expired: request.status === 'quoted' && isExpired(request, today),
  counter_offer:
    request.counterNote === null
      ? null
      : { price: request.counterCents === null ? null : toDollars(request.counterCents), note: request.counterNote },
  created_at: request.createdAt.toISOString(),
})
