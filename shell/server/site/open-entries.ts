import {
  discoveredVersion,
  discoveryDocument,
  discoveryPath,
  forAnyOrigin,
  hasOpenEntry,
  type DiscoveredVersion,
} from '@shop/releases'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'

interface Live {
  revision: number
  manifests: Record<string, ReleaseManifest>
}

/** A rollback reaches hosts in other sites after this time. */
const MAX_AGE_SECONDS = 10

/**
 * Serves the discovery document of the live parts that hosts other than the shop's shell can load, for pages of any
 * origin. Canaries are for the shop's own visitors.
 */
export function openEntryRoute(app: FastifyInstance, origin: string, live: () => Live): void {
  app.get(discoveryPath, (_request, reply) => {
    const { revision, manifests } = live()
    const open = Object.entries(manifests).filter(([, manifest]) => hasOpenEntry(manifest))
    const parts = open.map(([part, manifest]): [string, DiscoveredVersion[]] => [
      part,
      [discoveredVersion(origin, manifest, { revision, traffic: 100 })],
    ])
    return reply
      .headers({ ...forAnyOrigin, 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` })
      .type('application/json; charset=utf-8')
      .send(discoveryDocument(Object.fromEntries(parts)))
  })
}
