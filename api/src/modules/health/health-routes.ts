import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'

/** `live` says that the process answers, `ready` that its database does too. */
export async function healthRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    await db.execute(sql`SELECT 1`).catch(() => {
      throw new Failure(503, 'unavailable', 'The database does not answer.', { retryAfter: 5 })
    })
    return { status: 'ready' }
  })
}
