import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorBatch } from '../contract/errors'
import { signalBatch } from '../contract/signals'
import { errorGroups } from '../errors/error-groups'
import type { RoleOf } from '../identity/roles'
import { signalStatus } from '../signals/signal-status'
import type { RegistryContext } from '../operations/registry-context'
import { onlyFor } from './access'

const query = z.strictObject({ part: z.string().optional(), hours: z.coerce.number().int().optional() })

/** What visits measured of each version and its errors, and where document servers of other machines report them. */
export function signalRoutes(app: FastifyInstance, context: RegistryContext, roleOf: RoleOf): void {
  const { store } = context
  app.get('/v1/signals', onlyFor(roleOf, 'read'), (request) => signalStatus(store, query.parse(request.query)))

  app.post('/v1/signals', { ...onlyFor(roleOf, 'report'), bodyLimit: 1_048_576 }, async (request, reply) => {
    await store.reportSignals(signalBatch.parse(request.body))
    return reply.code(204).send()
  })

  app.get('/v1/errors', onlyFor(roleOf, 'read'), (request) => errorGroups(context, query.parse(request.query)))

  app.post('/v1/errors', { ...onlyFor(roleOf, 'report'), bodyLimit: 1_048_576 }, async (request, reply) => {
    await store.reportErrors(errorBatch.parse(request.body))
    return reply.code(204).send()
  })
}
