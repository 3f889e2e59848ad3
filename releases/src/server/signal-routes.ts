import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { signalBatch } from '../contract/signals'
import type { RoleOf } from '../identity/roles'
import { signalStatus } from '../signals/signal-status'
import type { ReleaseStore } from '../store/release-store'
import { onlyFor } from './access'

const query = z.strictObject({ part: z.string().optional(), hours: z.coerce.number().int().optional() })

/** What visits measured of each version, and where document servers of other machines report it. */
export function signalRoutes(app: FastifyInstance, store: ReleaseStore, roleOf: RoleOf): void {
  app.get('/v1/signals', onlyFor(roleOf, 'read'), (request) => signalStatus(store, query.parse(request.query)))

  app.post('/v1/signals', { ...onlyFor(roleOf, 'report'), bodyLimit: 1_048_576 }, async (request, reply) => {
    await store.reportSignals(signalBatch.parse(request.body))
    return reply.code(204).send()
  })
}
