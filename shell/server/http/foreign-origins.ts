import { cspReportsPath } from '@shop/releases'
import { foreignOrigin, type SessionGateway } from '@shop/shared-api/session-gateway'
import type { FastifyInstance } from 'fastify'

/**
 * Rejects every state-changing request from another site before its body is read. CSP reports change nothing, and
 * browsers send them with cookies but without an origin.
 */
export function refuseForeignOrigins(app: FastifyInstance, gateway: SessionGateway): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== cspReportsPath && gateway.isForeign(request))
      return reply.code(403).header('cache-control', 'no-store').send(foreignOrigin)
  })
}
