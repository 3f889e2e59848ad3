import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { orders } from '../../database/schema'
import { Failure } from '../../failure'
import { PAYMENT_EVENT_BYTES } from '../../plugins/body-limits'
import { orderPayment } from '../orders/order-payment'
import type { PaymentProvider } from './provider'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const unreadable = () => new Failure(400, 'malformed', 'This message is not signed by our payment provider.')

/**
 * Webhook of the payment provider. The message only identifies the order; the charge's state is read from the
 * provider.
 */
export async function paymentEventsRoute(
  app: FastifyInstance,
  { db, payments }: { db: Database; payments: PaymentProvider },
) {
  const { parseOrderEvent } = payments
  if (!parseOrderEvent) return
  const payment = orderPayment(db, payments)
  // The signature covers the raw bytes.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/payment-events', { schema: { hide: true }, bodyLimit: PAYMENT_EVENT_BYTES }, async (request) => {
    const signature = request.headers['stripe-signature']
    if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw unreadable()
    const orderId = parseOrderEvent(request.body, signature)
    if (orderId && UUID.test(orderId)) {
      const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
      if (row?.payment?.charge) await payment.settleOrCancel(row)
    }
    return { received: true }
  })
}
