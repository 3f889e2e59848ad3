import type { FastifyInstance } from 'fastify'
import { healthReport } from '../contract'
import type { HealthBook } from '../health/health-book'
import { healthStatus } from '../health/health-status'
import type { ReleaseStore } from '../store/release-store'
import { onlyFor } from './access'
import type { Tokens } from './tokens'

/**
 * Health of each version over the last hour, and where document servers of other machines report what they counted and get
 * the key of document tokens.
 */
export function healthRoutes(app: FastifyInstance, store: ReleaseStore, book: HealthBook, tokens: Tokens): void {
  app.get('/v1/health', onlyFor(tokens, 'read'), async () => {
    await book.follow()
    return healthStatus(book.last(60 * 60_000))
  })

  app.post('/v1/health', onlyFor(tokens, 'report'), async (request, reply) => {
    await store.reportHealth(healthReport.parse(request.body))
    return reply.code(204).send()
  })

  app.get('/v1/health/key', onlyFor(tokens, 'report'), async (_request, reply) => {
    const key = await store.readHealthKey()
    return reply.header('cache-control', 'no-store').send({ key: key.toString('hex') })
  })
}
