import { createReadiness } from '@shop/shared-api/readiness'
import type { FastifyInstance } from 'fastify'
import { readPointer } from '../operations/read-pointer'
import { ReleaseError } from '../release-error'
import type { RegistryContext } from '../operations/registry-context'

/**
 * `GET /health`: whether the store responds, within 2 s even if it hangs, and the last known revision. 503 without
 * the store: the newest known pointer is still served, but nothing can be moved. `degraded` while the pointer is
 * refused: versions are still served, but nothing can be moved before a repair.
 */
export function readinessRoute(app: FastifyInstance, { store, signer }: RegistryContext): void {
  let revision: number | null = null
  let isRefused = false
  const isStoreReady = createReadiness(() => store.ping())
  const refreshRevision = createReadiness(async () => {
    try {
      revision = (await readPointer(store, signer)).revision
      isRefused = false
    } catch (error) {
      isRefused = error instanceof ReleaseError && error.kind !== 'unreachable'
      throw error
    }
  })

  app.get('/health', async (_request, reply) => {
    const [isReady] = await Promise.all([isStoreReady(), refreshRevision()])
    if (isReady && isRefused) return { status: 'degraded', store: 'ok', revision, pointer: 'refused' }
    if (isReady) return { status: 'ok', store: 'ok', revision }
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', store: 'unavailable', revision })
  })
}
