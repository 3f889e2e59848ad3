import { foreignOrigin, type SessionGateway } from '@shop/shared-api/session-gateway'
import type { FastifyInstance } from 'fastify'

/** Refuses every state-changing request that another site's page sent, before anything of its body is read. */
export function refuseForeignOrigins(app: FastifyInstance, gateway: SessionGateway): void {
  app.addHook('onRequest', async (request, reply) => {
    if (gateway.isForeign(request)) return reply.code(403).header('cache-control', 'no-store').send(foreignOrigin)
  })
}
