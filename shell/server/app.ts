import type { Keyring, LiveRelease } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { cspReportRoutes } from './documents/csp-reports'
import { documentRoutes } from './documents/document-routes'
import type { CardFields } from './documents/security-headers'
import type { DocumentTokens } from './health/document-tokens'
import type { HealthMeter } from './health/health-meter'
import { healthRoutes } from './health/health-routes'
import { responseHeaders } from './http/response-headers'
import { apiProxy } from './http/api-proxy'
import { earlyAnswers } from './http/early-answers'
import { failures } from './http/failures'
import { refuseForeignOrigins } from './http/foreign-origins'
import { healthRoute } from './http/health-route'
import { partFileRoutes } from './http/part-files'
import { readableAddress } from './http/readable-address'
import { requestIdOf, requestIds } from './http/request-ids'
import type { PartVersion } from './part-faults/version-of-stack'
import { createPreviews, type Previews } from './preview/previews'
import { bucketFrom } from './release-set/canary-share'
import type { LiveSite } from './release-set/live-site'
import { siteFiles } from './site/site-files'
import { sitemapRoutes } from './sitemap/sitemap-routes'

interface AppOptions {
  site: LiveSite
  meter: HealthMeter
  tokens: DocumentTokens
  api: Api
  apiUrl: string
  origin: string
  trustedProxies?: string | false
  cardFields?: CardFields
  logger: FastifyInstance['log']
  /** Whether an existing version has ever been live or a canary. */
  wasReleased(part: string, version: string): Promise<boolean>
  /** Verifies the signatures of preview links. */
  keyring: Keyring
  releaseOf(part: string, version: string): Promise<LiveRelease>
  /** Versions that this document server no longer runs. */
  excludedVersions?(): PartVersion[]
}

/** The document server: released files, the API under `/api`, and a rendered document for every other URL. */
export async function buildServer({
  site,
  meter,
  tokens,
  api,
  apiUrl,
  origin,
  trustedProxies = false,
  cardFields,
  logger,
  wasReleased,
  keyring,
  releaseOf,
  excludedVersions = () => [],
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    // The logger adds the request id to each line, also in code without access to the request.
    childLoggerFactory: (parent) => parent,
    genReqId: requestIdOf,
    trustProxy: trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  })
  requestIds(app)
  failures(app)
  const gateway = createSessionGateway({ origin: new URL(origin).origin })
  refuseForeignOrigins(app, gateway)
  responseHeaders(app, { isHttps: origin.startsWith('https:') })
  earlyAnswers(app)

  healthRoute(app, { apiUrl, revision: () => site.current().set.revision, excludedVersions })
  siteFiles(app, origin)
  sitemapRoutes(app, { api, origin })
  const previews = createPreviews({ site, keyring, origin, releaseOf })
  const nextFor = (cookie: string | undefined) => nextSet(site, previews, cookie)
  const isPreview = (cookie: string | undefined) => previews.shownTo(cookie) !== undefined
  healthRoutes(app, { site, meter, tokens, setOf: (cookie) => nextFor(cookie).set, isPreview })
  await cspReportRoutes(app)
  partFileRoutes(app, {
    releaseOf,
    isReleased: async (part, version) => site.versions(part).includes(version) || wasReleased(part, version),
    isPreviewed: previews.allows,
  })
  await apiProxy(app, { apiUrl, gateway, release: nextFor, onAnswer: meter.apiProxied })
  documentRoutes(app, { site, api, origin, meter, tokens, previews, cardFields })
  return app
}

/** What a visitor would get with their next document. */
function nextSet(site: LiveSite, previews: Previews, cookie: string | undefined): { revision: number; set: string } {
  const bucket = site.hasCanary() ? bucketFrom(cookie) : undefined
  const { set } = previews.shownTo(cookie) ?? (bucket === undefined ? site.current() : site.forBucket(bucket))
  return { revision: set.revision, set: set.id ?? '' }
}
