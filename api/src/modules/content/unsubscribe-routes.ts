import { unsubscribeQuery } from '@shop/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { isSubscribed, unsubscribe } from './newsletter'
import { unsubscribePage } from './unsubscribe-page'

const LIMIT = { perMinute: 30 }
/** Mail programs post `List-Unsubscribe=One-Click`, which contains no information. */
const MAX_BODY_BYTES = 1024

/**
 * Unsubscribing: in one click by a mail program (RFC 8058), or on a page. Opening the page changes nothing, since
 * mail scanners open every link.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async () => undefined,
  )

  serve(
    app,
    'POST /unsubscribe',
    async ({ query: { token }, request, reply }) => {
      if (!(await unsubscribe(db, token))) throw notFound()
      if (isBrowser(request)) reply.code(303).header('location', `/api/unsubscribe?token=${token}`)
      return { success: true, message: 'You are unsubscribed.' }
    },
    LIMIT,
  )

  app.get(
    '/unsubscribe',
    { schema: { hide: true }, config: { rateLimit: { max: LIMIT.perMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const query = unsubscribeQuery.safeParse(request.query)
      const subscribed = query.success ? await isSubscribed(db, query.data.token) : undefined
      reply.code(subscribed === undefined ? 404 : 200).type('text/html; charset=utf-8')
      return unsubscribePage(subscribed, query.data?.token)
    },
  )
}

/** The form of our page gets a redirect, which a mail program would not understand. */
const isBrowser = (request: FastifyRequest) => request.headers.accept?.includes('text/html') ?? false
