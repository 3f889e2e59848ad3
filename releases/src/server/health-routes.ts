import type { FastifyInstance } from 'fastify'
import { healthReport } from '../contract'
import type { HealthLog } from '../health/health-log'
import { healthStatus } from '../health/health-status'
import type { RoleOf } from '../identity/roles'
import type { ReleaseStore } from '../store/release-store'
import { onlyFor } from './access'

/**
 * Health of each version over the last hour, and the endpoints where document servers of other machines report counts
 * and fetch the key of document tokens.
 */
export function healthRoutes(app: FastifyInstance, store: ReleaseStore, healthLog: HealthLog, roleOf: RoleOf): void {
  app.get('/v1/health', onlyFor(roleOf, 'read'), async () => {
    await healthLog.follow()
    return healthStatus(healthLog.last(60 * 60_000))
  })

  app.post('/v1/health', onlyFor(roleOf, 'report'), async (request, reply) => {
    await store.reportHealth(healthReport.parse(request.body))
    return reply.code(204).send()
  })

  app.get('/v1/health/key', onlyFor(roleOf, 'report'), async (_request, reply) => {
    const key = await store.readHealthKey()
    return reply.header('cache-control', 'no-store').send({ key: key.toString('hex') })
  })
}
