import type { FastifyInstance } from 'fastify'
import { Failure } from '../../failure'
import { createReadiness } from '@shop/shared-api/readiness'

/** `live` reports that the process responds, `ready` that its database does too; neither reads a table. */
export async function healthRoutes(app: FastifyInstance, { ping }: { ping: () => Promise<unknown> }) {
  const isReady = createReadiness(ping)
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    if (await isReady()) return { status: 'ready' }
    throw new Failure(503, 'unavailable', 'The database does not respond.', { retryAfter: 5 })
  })
}
