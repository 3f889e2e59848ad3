import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { serve } from '../../plugins/serve'
import { serializeCard, listCards } from '../account/dashboard-repository'
import { withDeclineLimit } from '../orders/order-limits'
import { paymentMethodRepository } from './payment-method-repository'
import type { PaymentProvider } from './provider'

/** The user's saved cards. */
export async function paymentRoutes(
  app: FastifyInstance,
  { db, payments }: { db: Database; payments: PaymentProvider },
) {
  const cards = paymentMethodRepository(db)
  const listOf = async (userId: string) => ({ data: await listCards(db, userId) })

  serve(app, 'GET /payment-provider', async () => ({ data: payments.publicInfo }), { cache: 'content' })
  serve(app, 'GET /payment-methods', ({ account }) => listOf(account.id))
  serve(
    app,
    'POST /payment-methods',
    async ({ account, body, request }) => {
      const buyer = { network: request.network, userId: account.id, email: account.email }
      const otherReference = await cards.anyReference(account.id, payments.name)
      const card = await withDeclineLimit(db, buyer, () =>
        payments.saveCard(body.payment_token, { ...account, otherReference }),
      )
      return { data: serializeCard(await cards.add(account.id, payments.name, card, body.is_defualt)) }
    },
    { perMinute: 20 },
  )
  serve(app, 'POST /payment-methods/:id', async ({ account, params }) => {
    await cards.setDefault(account.id, params.id)
    return listOf(account.id)
  })
  serve(app, 'DELETE /payment-methods/:id', async ({ account, params, request }) => {
    const deleted = await cards.remove(account.id, params.id)
    if (deleted.provider === payments.name) {
      await payments
        .deleteCard(deleted.providerReference)
        .catch((err: unknown) =>
          request.log.warn({ err }, 'a deleted card could not be removed at the payment provider'),
        )
    }
    return { success: true, message: 'Card deleted.' }
  })
}
