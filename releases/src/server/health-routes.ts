import type { FastifyInstance } from 'fastify'
import { healthReport } from '../contract'
import type { HealthBook } from '../health/health-book'
import { healthStatus } from '../health/health-status'
import type { ReleaseStore } from '../store/release-store'
import { assertReporter } from './access'
import type { Tokens } from './tokens'

/** Health of each version over the last hour, and where document servers of other machines report what they counted. */
export function healthRoutes(app: FastifyInstance, store: ReleaseStore, book: HealthBook, tokens: Tokens): void {
  app.get('/v1/health', async () => {
    await book.follow()
    return healthStatus(book.last(60 * 60_000))
  })

  app.post('/v1/health', async (request, reply) => {
    assertReporter(request, tokens)
    await store.reportHealth(healthReport.parse(request.body))
    return reply.code(204).send()
  })
}
