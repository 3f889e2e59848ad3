import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { serve } from '../../plugins/serve'
import { contentRepository } from './content-repository'
import { queueSubscription } from './newsletter'
import { unsubscribeRoutes } from './unsubscribe-routes'

/** Contact form and newsletter subscription. */
export async function messagesRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const content = contentRepository(db)

  serve(
    app,
    'POST /contact',
    async ({ body: { company, phone, ...message } }) => {
      if (!company) await content.addContactMessage({ ...message, phone: phone || null })
      return { success: true, message: 'Thank you. We will reply within one business day.' }
    },
    { perMinute: 5 },
  )

  serve(
    app,
    'POST /subscribe',
    async ({ body }) => {
      await queueSubscription(db, body.email)
      return { success: true, message: 'Thanks For Subscribe' }
    },
    { perMinute: 10 },
  )

  await app.register(unsubscribeRoutes, { db })
}
