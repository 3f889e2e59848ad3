import { and, asc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/client'
import { orders } from '../../database/schema'
import type { PaymentProvider } from '../payments/provider'
import { orderPayment } from './order-payment'
import type { OrderRow } from './order-repository'

const PAUSE_MS = 60_000
const BATCH = 50
/** A request that places an order takes less, so an older unpaid order was abandoned. */
const ABANDONED_BEFORE = sql`now() - interval '2 minutes'`
/** How long a shopper may take to authenticate with their bank. */
const BANK_TIMEOUT_MS = 60 * 60_000

/**
 * Finishes payments left open by a crash, an absent shopper or a provider's outage: captures, refunds or cancels.
 * Returns the number of finished orders.
 */
export async function sweepPayments(
  db: Database,
  payments: PaymentProvider,
  onFailure: (error: unknown, orderId: string) => void,
): Promise<number> {
  const { settle, refund, sendRefunds, cancelUnpaid } = orderPayment(db, payments)

  async function finish(row: OrderRow): Promise<boolean> {
    if (row.status === 'cancelled') return (await refund(row)).paymentStatus !== row.paymentStatus
    if (row.paymentStatus === 'paid') return (await sendRefunds(row)) !== row
    const { row: now, url, declined } = await settle(row)
    if (!url && !declined) return now.paymentStatus !== row.paymentStatus
    if (url && Date.now() - row.createdAt.getTime() < BANK_TIMEOUT_MS) return false
    if (url) await refund(now)
    await cancelUnpaid(row.id, declined ?? 'not_paid')
    return true
  }

  let moved = 0
  for (const row of await listAbandoned(db)) {
    try {
      if (await finish(row)) moved += 1
    } catch (error) {
      onFailure(error, row.id)
    }
  }
  return moved
}

async function listAbandoned(db: Database): Promise<OrderRow[]> {
  const open = and(
    eq(orders.paymentStatus, 'pending'),
    ne(orders.status, 'cancelled'),
    lt(orders.createdAt, ABANDONED_BEFORE),
  )
  const owed = and(
    eq(orders.status, 'cancelled'),
    inArray(orders.paymentStatus, ['paid', 'pending']),
    sql`${orders.payment} ? 'charge'`,
    lt(orders.updatedAt, ABANDONED_BEFORE),
  )
  const unsent = and(
    eq(orders.paymentStatus, 'paid'),
    ne(orders.status, 'cancelled'),
    sql`${orders.id} IN (SELECT order_id FROM refunds WHERE sent_at IS NULL AND created_at < ${ABANDONED_BEFORE})`,
  )
  const lists = await Promise.all(
    [open, owed, unsent].map((rows) =>
      db
        .select()
        .from(orders)
        .where(and(rows, isNotNull(orders.payment)))
        .orderBy(asc(orders.createdAt))
        .limit(BATCH),
    ),
  )
  return lists.flat()
}

/** Sweeps every minute until it is closed; closing waits for the current round. */
export function startPaymentSweep(db: Database, payments: PaymentProvider, logger: Logger) {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round
      .then(() =>
        sweepPayments(db, payments, (err, orderId) =>
          logger.error({ err, orderId }, 'a payment could not be completed'),
        ),
      )
      .then((moved) => void (moved > 0 && logger.info({ moved }, 'payments finished')))
      .catch((err: unknown) => logger.error({ err }, 'the payment sweep failed'))
  }, PAUSE_MS)
  return {
    close: async () => {
      clearInterval(timer)
      await round
    },
  }
}
