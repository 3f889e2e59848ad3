import type { FastifyInstance } from 'fastify'
import { healthReport } from '../contract'
import type { HealthLog } from '../health/health-log'
import { healthStatus } from '../health/health-status'
import type { ReleaseStore } from '../store/release-store'
import { onlyFor } from './access'
import type { Tokens } from './tokens'

/**
 * Health of each version over the last hour, and the endpoints where document servers of other machines report counts
 * and fetch the key of document tokens.
 */
export function healthRoutes(app: FastifyInstance, store: ReleaseStore, healthLog: HealthLog, tokens: Tokens): void {
  app.get('/v1/health', onlyFor(tokens, 'read'), async () => {
    await healthLog.follow()
    return healthStatus(healthLog.last(60 * 60_000))
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
