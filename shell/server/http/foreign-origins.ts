import { foreignOrigin, type SessionGateway } from '@shop/shared-api/session-gateway'
import type { FastifyInstance } from 'fastify'
import { cspReportsPath } from '../documents/security-headers'

/**
 * Refuses every state-changing request that another site's page sent, before anything of its body is read. Reports of
 * what a policy blocked change nothing, and browsers send them with the cookies but without saying where from.
 */
export function refuseForeignOrigins(app: FastifyInstance, gateway: SessionGateway): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== cspReportsPath && gateway.isForeign(request))
      return reply.code(403).header('cache-control', 'no-store').send(foreignOrigin)
  })
}
