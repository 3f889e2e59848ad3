import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RoleOf } from '../identity/roles'
import { preview } from '../operations/preview'
import type { RegistryContext } from '../operations/registry-context'
import { listPreviews, previewById, revokePreview } from '../operations/revoke-preview'
import { ReleaseError } from '../release-error'
import { onlyFor } from './access'
import { createAuthorize, ownsPart } from './authorize'
import { person, target } from './move-routes'

const previewBody = z.strictObject({
  ...person,
  targets: z.array(target).min(1).max(50),
  minutes: z.number().optional(),
  force: z.boolean().optional(),
})
const revokeBody = z.strictObject({ ...person, id: z.string() })

/** Endpoints of previews: sign, list, revoke; a team sees those with its part, and revokes those with no other one. */
export function previewRoutes(app: FastifyInstance, context: RegistryContext, roleOf: RoleOf): void {
  const authorize = createAuthorize(context, roleOf)
  const scope = 'preview'
  const acting = onlyFor(roleOf, 'act')

  app.post('/v1/preview', acting, async (request) => {
    const { by, ...body } = previewBody.parse(request.body)
    const { targets, force } = body
    return preview(context, await authorize(request, { scope, targets, by, managerOnly: force }), body)
  })

  app.get('/v1/previews', onlyFor(roleOf, 'read'), async ({ headers }, reply) => {
    const role = roleOf(headers.authorization)
    const all = await listPreviews(context)
    reply.header('cache-control', 'no-store')
    if (role.kind === 'viewer') return all
    return all.filter(({ versions }) => versions.some(({ part }) => ownsPart(role, part)))
  })

  app.post('/v1/previews/revoke', acting, async (request) => {
    const { by, ...body } = revokeBody.parse(request.body)
    const { versions } = previewById(await listPreviews(context), body.id)
    return revokePreview(context, await authorize(request, { scope, targets: versions, by }), body)
  })

  app.get('/v1/previews/revoked', onlyFor(roleOf, 'serve'), async (_request, reply) => {
    const document = await context.store.readRevocations()
    if (!document) throw new ReleaseError('not-found', 'No preview was ever revoked.')
    return reply.header('cache-control', 'no-store').send(document)
  })
}
