import { createReadiness } from '@shop/shared-api/readiness'
import type { FastifyInstance } from 'fastify'
import type { PartVersion } from '@shop/releases'

/** The processes that render the pages of one origin. */
interface Renderers {
  renderers: number
  spares: number
  /** Renderers that have been replaced since the last move of the pointer. */
  restarts: number
  /** Pages rendered since the last move of the pointer. */
  renders: number
}

/** How parts' code is confined, and the processes that run it: those of the shop's origin, and of the console's. */
export interface RenderingState extends Renderers {
  /** Name of the means of confinement. */
  confinement: string
  /** What it leaves open to a part's code. */
  leavesOpen: readonly string[]
  console: Renderers
}

interface HealthRouteOptions {
  apiUrl: string
  revision(): number
  /** Versions that this server excludes since they ended a renderer of either origin. The reasons aren't public. */
  excludedVersions(): PartVersion[]
  rendering?(): RenderingState
}

/**
 * `GET /healthz`: 200 while documents can be served, which without the API are the cached ones; the body reports
 * whether the API is ready. Responds within 2 s even if the API hangs.
 */
export function healthRoute(
  app: FastifyInstance,
  { apiUrl, revision, excludedVersions, rendering }: HealthRouteOptions,
): void {
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
      leftOut: uniqueVersions(excludedVersions()),
      ...(rendering && { rendering: rendering() }),
    }),
  )
}

/** Both origins run the shell and may exclude the same version of it. */
function uniqueVersions(versions: PartVersion[]): PartVersion[] {
  const byName = versions.map(({ part, version }): [string, PartVersion] => [`${part}@${version}`, { part, version }])
  return [...new Map(byName).values()]
}
