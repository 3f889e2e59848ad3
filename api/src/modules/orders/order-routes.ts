import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import type { ServerSecret } from '../../server-secret'
import { countOrders, listOrderSummaries } from '../account/dashboard-repository'
import { paginationMeta } from '../catalogue/catalogue-service'
import type { PaymentProvider } from '../payments/provider'
import { requireAttempt } from '../auth/attempts'
import type { Account } from '../auth/session-repository'
import { isWholesale } from '../cart/cart-service'
import { serializeAmounts } from '../cart/serialize-cart'
import { deriveGuestToken } from './guest-token'
import { readIdempotencyKey } from './idempotency'
import { findOrder } from './order-repository'
import { orderService } from './order-service'
import { findOrderable, priceQuote } from './place-quote-order'
import { validateAddress } from './validate-address'
import { holdStock } from './stock-hold'

const orderNotFound = () =>
  new Failure(
    404,
    'not_found',
    'We could not find an order with this number. Please check the number in your confirmation email.',
  )

/**
 * Number of holds that one account, or one guest's network, may request, and units they may hold, so that no visitor
 * reserves the entire stock without paying.
 */
const HOLDS = { scope: 'stock-hold', maxAttempts: 120, windowSeconds: 3600 }
const MAX_HELD_UNITS = { retail: 60, wholesale: 2_000 }

interface OrderRoutesOptions {
  db: Database
  payments: PaymentProvider
  secret: ServerSecret
}

/** Orders, and stock holds until an order is placed. */
export async function orderRoutes(app: FastifyInstance, { db, payments, secret }: OrderRoutesOptions) {
  const service = orderService(db, payments, secret)
  const viewerOf = (account: Account | null, token: string | undefined) => ({
    userId: account?.id ?? null,
    token,
    secret,
  })

  serve(app, 'POST /add-order', async ({ body, account, request }) => {
    const once = readIdempotencyKey(request.headers['idempotency-key'], account?.id ?? null, body)
    return service.place(body, { account, network: request.network }, once)
  })
  serve(app, 'GET /equipment-requests/:number/amounts', async ({ account, params, query }) =>
    inTransaction(db, async (tx) => {
      const request = await findOrderable(tx, account.id, params.number)
      const { amounts, taxRatePpm } = await priceQuote(tx, request, query.state, account)
      return { data: serializeAmounts(amounts, taxRatePpm) }
    }),
  )
  serve(app, 'POST /equipment-requests/:number/order', async ({ body, account, params, request }) => {
    const once = readIdempotencyKey(request.headers['idempotency-key'], account.id, { ...body, ...params })
    return service.placeQuote(body, { account, network: request.network, requestNumber: params.number }, once)
  })
  serve(
    app,
    'POST /stock-hold',
    async ({ body, account, request }) => {
      const caller = account?.id ?? request.network
      await requireAttempt(
        db,
        HOLDS,
        caller,
        'You have reserved items many times. Please place your order without a reservation.',
      )
      const maxUnits = isWholesale(account) ? MAX_HELD_UNITS.wholesale : MAX_HELD_UNITS.retail
      return { data: await holdStock(db, body, { caller, maxUnits }) }
    },
    { perMinute: 30 },
  )
  serve(app, 'POST /confirm-order', async ({ body, account }) => ({
    data: await service.confirm(body.order_id, viewerOf(account, body.token)),
  }))
  serve(app, 'POST /cancel-order', async ({ body, account, request }) => ({
    data: await service.cancel(
      body.order_id,
      { ...viewerOf(account, body.token), network: request.network },
      { reason: body.reason, note: body.note },
    ),
  }))
  serve(app, 'POST /return-order', async ({ body: { order_id, token, ...request }, account }) => ({
    data: await service.requestReturn(order_id, viewerOf(account, token), request),
  }))
  serve(app, 'GET /get-orders', async ({ account, query }) => {
    const { page, limit, ...filter } = query
    const [data, total] = await Promise.all([
      listOrderSummaries(db, account.id, { limit, offset: (page - 1) * limit, ...filter }),
      countOrders(db, account.id, filter),
    ])
    return { data, meta: paginationMeta(query, total) }
  })
  serve(app, 'GET /get-orders/:id', async ({ params, query, account }) => {
    const row = await findOrder(db, params.id, viewerOf(account, query.token))
    if (!row) throw notFound()
    return { data: await service.toOrder(row) }
  })
  serve(
    app,
    'POST /track-order',
    async ({ body, account }) => {
      const [row] = await db.select().from(orders).where(eq(orders.orderNumber, body.order_number))
      if (!row) throw orderNotFound()
      const isOwner = (account !== null && row.userId === account.id) || row.email === body.email
      return {
        data: {
          id: row.id,
          order_number: row.orderNumber,
          status: row.status,
          order: isOwner ? await service.toOrder(row) : null,
          token: isOwner && row.guestTokenHash ? deriveGuestToken(secret, row.id) : null,
        },
      }
    },
    { perMinute: 10 },
  )
  serve(app, 'POST /validate-address', async ({ body }) => validateAddress(body), { perMinute: 30 })
}
