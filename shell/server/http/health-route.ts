import { createReadiness } from '@shop/shared-api/readiness'
import type { FastifyInstance } from 'fastify'
import type { PartVersion } from '../part-faults/version-of-stack'

interface HealthRouteOptions {
  apiUrl: string
  revision(): number
  /** Versions of parts that this server does not run, since they ended it again and again. Why is not for visitors. */
  excludedVersions(): PartVersion[]
}

/**
 * `GET /healthz`: 200 while documents can be served, which without the API are those in memory; the body says whether the
 * API is ready. Answers within 2 s even if the API hangs.
 */
export function healthRoute(app: FastifyInstance, { apiUrl, revision, excludedVersions }: HealthRouteOptions): void {
  const isApiReady = createReadiness(async () => {
    const answer = await fetch(`${apiUrl}/api/health/ready`, { signal: AbortSignal.timeout(2_000) })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The API answers ${answer.status}.`)
  })

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      status: 'ok',
      revision: revision(),
      api: (await isApiReady()) ? 'ok' : 'unavailable',
      leftOut: excludedVersions().map(({ part, version }) => ({ part, version })),
    }),
  )
}
