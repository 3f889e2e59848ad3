import type { FastifyInstance } from 'fastify'
import { roleOf, type Tokens } from './tokens'

/** `GET /v1/session`: the permissions of the caller's token, so that a console offers only allowed actions. */
export function sessionRoute(app: FastifyInstance, tokens: Tokens): void {
  app.get('/v1/session', (request, reply) => {
    const role = roleOf(tokens, request.headers.authorization)
    return reply.header('cache-control', 'no-store').send({
      role: role.kind === 'team' ? `team:${role.part}` : role.kind,
      /** Parts that it may publish and move; `*` for all. */
      parts: role.kind === 'manager' ? ['*'] : role.kind === 'team' ? [role.part] : [],
      mayForce: role.kind === 'manager',
    })
  })
}
