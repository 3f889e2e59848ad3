import type { FastifyInstance } from 'fastify'
import { roleLabel, type Role, type RoleOf } from '../identity/roles'

/** `GET /v1/session`: the permissions of the caller's token, so that a console offers only allowed actions. */
export function sessionRoute(app: FastifyInstance, roleOf: RoleOf): void {
  app.get('/v1/session', (request, reply) => {
    const role = roleOf(request.headers.authorization)
    return reply.header('cache-control', 'no-store').send({
      role: roleLabel(role),
      /** The name in the audit log, for tokens that have one. */
      name: role.name,
      /** Parts that it may move; `*` for all. */
      parts: movableParts(role),
      grants: role.kind === 'pipeline' ? role.grants : undefined,
      mayForce: role.kind === 'manager',
    })
  })
}

function movableParts(role: Role): readonly string[] {
  if (role.kind === 'manager') return ['*']
  if (role.kind === 'team') return [role.part]
  if (role.kind !== 'pipeline') return []
  return role.grants.filter(({ scopes }) => scopes.includes('promote')).flatMap(({ parts }) => parts)
}
