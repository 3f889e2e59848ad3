import { createReadiness } from '@shop/shared-api/readiness'
import type { FastifyInstance } from 'fastify'
import { readPointer } from '../operations/read-pointer'
import type { RegistryContext } from '../operations/registry-context'

/**
 * `GET /health`: whether the store responds, within 2 s even if it hangs, and the last known revision. 503 without
 * the store: the cached pointer is still served, but nothing can be moved.
 */
export function readinessRoute(app: FastifyInstance, { store, signer }: RegistryContext): void {
  let revision: number | null = null
  const isStoreReady = createReadiness(() => store.ping())
  const refreshRevision = createReadiness(async () => {
    revision = (await readPointer(store, signer)).revision
  })

  app.get('/health', async (_request, reply) => {
    const [isReady] = await Promise.all([isStoreReady(), refreshRevision()])
    if (isReady) return { status: 'ok', store: 'ok', revision }
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', store: 'unavailable', revision })
  })
}
