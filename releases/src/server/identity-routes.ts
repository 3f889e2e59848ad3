import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Identity } from '../identity/identity'
import { perMinute } from './limits'

const tokenBody = z.strictObject({ idToken: z.string().min(1).max(16_384) })

/** `POST /v1/token`: exchanges a pipeline's ID token for a short-lived token; the log has its id and owner. */
export function identityRoutes(app: FastifyInstance, identity: Identity): void {
  app.post('/v1/token', perMinute(60), async (request, reply) => {
    const { idToken } = tokenBody.parse(request.body)
    const issued = await identity.exchange(idToken).catch((error: unknown) => {
      request.log.warn({ err: error }, 'refused an ID token')
      throw error
    })
    const { token: _secret, ...logged } = issued
    request.log.info(logged, 'issued a token')
    return reply.header('cache-control', 'no-store').send(issued)
  })
}
