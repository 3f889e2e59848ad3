import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { changeGuard, listGuards } from '../guard/guard-status'
import type { RoleOf } from '../identity/roles'
import { changeLocks } from '../operations/part-locks'
import type { RegistryContext } from '../operations/registry-context'
import { onlyFor } from './access'
import { createAuthorize } from './authorize'
import { person } from './move-routes'

const guardBody = z.strictObject({ ...person, part: z.string(), step: z.enum(['pause', 'resume']) })

const lockBody = z.strictObject({
  ...person,
  parts: z.array(z.string()).max(50),
  step: z.enum(['lock', 'unlock']),
  until: z.string().max(40).optional(),
})

/** Guarded promotions with their figures; who may promote a part may pause and resume its promotion, and lock it. */
export function guardRoutes(app: FastifyInstance, context: RegistryContext, roleOf: RoleOf): void {
  const authorize = createAuthorize(context, roleOf)

  app.get('/v1/guards', onlyFor(roleOf, 'read'), () => listGuards(context))

  app.post('/v1/guards', onlyFor(roleOf, 'act'), async (request) => {
    const { by, ...body } = guardBody.parse(request.body)
    const targets = [{ part: body.part }]
    return changeGuard(context, await authorize(request, { scope: 'promote', targets, by }), body)
  })

  app.post('/v1/locks', onlyFor(roleOf, 'act'), async (request) => {
    const { by, ...body } = lockBody.parse(request.body)
    const targets = body.parts.map((part) => ({ part }))
    return changeLocks(context, await authorize(request, { scope: 'promote', targets, by }), body)
  })
}
