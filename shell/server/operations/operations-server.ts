import type { ContentIndex, LiveRelease } from '@shop/releases'
import { operationsPath } from '@shop/shared-api/page-access'
import type { OpenMetrics } from '@shop/shared-api/metrics'
import type { FastifyInstance } from 'fastify'
import { cspReportRoutes } from '../documents/csp-reports'
import { documentRoutes } from '../documents/document-routes'
import type { ErrorMeter } from '../errors/error-meter'
import type { DocumentTokens } from '../health/document-tokens'
import type { HealthMeter } from '../health/health-meter'
import { healthRoutes } from '../health/health-routes'
import { pageWatchRoute } from '../health/page-watch-route'
import { apiProxy, type ProxyDeadlines } from '../http/api-proxy'
import { refusePage } from '../http/failures'
import { createHttpServer } from '../http/http-server'
import { partFileRoutes } from '../http/part-files'
import { noPreviews } from '../preview/previews'
import type { LiveSite } from '../release-set/live-site'
import { nextSet } from '../release-set/visitor-set'
import type { ShopBrand } from '../site/shop-brand'
import { siteFiles } from '../site/site-files'
import { consoleParts } from './origin-parts'
import { staffCalls } from './staff-calls'
import { createStaffGateway } from './staff-gateway'

interface OperationsOptions {
  /** Of the console's parts alone. */
  site: LiveSite
  meter: HealthMeter
  tokens: DocumentTokens
  /** Collects where browsers' errors happened. */
  errors?: ErrorMeter
  metrics?: OpenMetrics
  brand(): Promise<ShopBrand>
  apiUrl: string
  /** The console's origin. */
  origin: string
  /** The shop's origin. */
  shopUrl: string
  trustedProxies?: string | false
  logger: FastifyInstance['log']
  /** Whether an existing version has ever been live or a canary. */
  wasReleased(part: string, version: string): Promise<boolean>
  releaseOf(part: string, version: string): Promise<LiveRelease>
  findContent: ContentIndex
}

/** A table of 200,000 rows takes the API minutes to read or to write, and it answers afterwards. */
const fileDeadlines: ProxyDeadlines = { connectMs: 2_000, answerMs: 15 * 60_000, idleMs: 60_000 }
/** Calls of the console: those of staff, and the pictures of products. */
const passedOn: { prefix: string; deadlines?: ProxyDeadlines }[] = [
  { prefix: staffCalls },
  { prefix: `${staffCalls}/uploads`, deadlines: fileDeadlines },
  { prefix: `${staffCalls}/downloads`, deadlines: fileDeadlines },
  { prefix: '/api/media' },
]
const robots = 'User-agent: *\nDisallow: /\n'

/**
 * The console's origin: its documents, the files of the parts that it runs, and the calls of staff. Previews are not
 * shown here, since unreleased code could act with a staff session.
 */
export async function buildOperationsServer(options: OperationsOptions): Promise<FastifyInstance> {
  const { site, meter, tokens, apiUrl, origin, trustedProxies, logger } = options
  const gateway = createStaffGateway(origin)
  const app = createHttpServer({ gateway, origin, trustedProxies, logger, metrics: options.metrics })
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('x-robots-tag', 'noindex')
    return payload
  })
  siteFiles(app, { robots, brand: options.brand })
  const nextFor = (cookie: string | undefined) => nextSet(site, noPreviews, cookie)
  const setOf = (cookie: string | undefined) => nextFor(cookie).set
  healthRoutes(app, { site, meter, tokens, errors: options.errors, origin, setOf, isPreview: () => false })
  pageWatchRoute(app)
  await cspReportRoutes(app)
  partFileRoutes(app, {
    releaseOf: options.releaseOf,
    findContent: options.findContent,
    servedVersions: site.versions,
    isReleased: async (part, version) =>
      consoleParts.includes(part) &&
      (site.versions(part).includes(version) || (await options.wasReleased(part, version))),
    isPreviewed: noPreviews.allows,
    onDamaged: meter.codeFailed,
  })
  for (const { prefix, deadlines } of passedOn) {
    await apiProxy(app, { apiUrl, prefix, deadlines, gateway, release: nextFor, onAnswer: meter.apiProxied })
  }
  documentRoutes(app, {
    site,
    origin,
    meter,
    tokens,
    previews: noPreviews,
    paths: [operationsPath, `${operationsPath}/*`],
  })
  app.get('/', (_request, reply) => reply.header('cache-control', 'no-store').redirect(operationsPath, 302))
  app.get<{ Params: { slug: string } }>('/pages/:slug', ({ params }, reply) =>
    reply.redirect(new URL(`/pages/${encodeURIComponent(params.slug)}`, options.shopUrl).href, 302),
  )
  app.get('/*', (request, reply) =>
    refusePage(request, reply, 404, { code: 'not_found', message: `The console is at ${operationsPath}.` }),
  )
  return app
}
