import type { CardFields, ContentIndex, Keyring, LiveRelease, Revocations } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { cspReportRoutes } from './documents/csp-reports'
import { documentRoutes, type DocumentCaching, type DocumentRoutes } from './documents/document-routes'
import type { DocumentTokens } from './health/document-tokens'
import type { HealthMeter } from './health/health-meter'
import { healthRoutes } from './health/health-routes'
import { pageWatchRoute } from './health/page-watch-route'
import { responseHeaders } from './http/response-headers'
import { apiProxy } from './http/api-proxy'
import { earlyAnswers } from './http/early-answers'
import { failures } from './http/failures'
import { refuseForeignOrigins } from './http/foreign-origins'
import { healthRoute, type RenderingState } from './http/health-route'
import { partFileRoutes } from './http/part-files'
import { readableAddress } from './http/readable-address'
import { requestIdOf, requestIds } from './http/request-ids'
import { surrogateKeys } from './http/surrogate-keys'
import type { PartVersion } from '@shop/releases'
import { createPreviews, type Previews } from './preview/previews'
import { bucketFrom } from './release-set/canary-share'
import type { LiveSite } from './release-set/live-site'
import { brokenVersions } from './release-set/recovery-cookie'
import { openEntryRoute } from './site/open-entries'
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
  revocations: Pick<Revocations, 'assertActive'>
  releaseOf(part: string, version: string): Promise<LiveRelease>
  findContent: ContentIndex
  /** Versions that this document server no longer runs. */
  excludedVersions?(): PartVersion[]
  /** How parts' code is confined, and the processes that run it. */
  rendering?(): RenderingState
  caching?: DocumentCaching
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
  revocations,
  releaseOf,
  findContent,
  excludedVersions = () => [],
  rendering,
  caching,
}: AppOptions): Promise<{ app: FastifyInstance; documents: DocumentRoutes }> {
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
  surrogateKeys(app, site.setById)

  healthRoute(app, { apiUrl, revision: () => site.current().set.revision, excludedVersions, rendering })
  siteFiles(app, origin)
  openEntryRoute(app, new URL(origin).origin, () => ({
    revision: site.current().set.revision,
    manifests: site.liveManifests(),
  }))
  sitemapRoutes(app, { api, origin })
  const previews = createPreviews({ site, keyring, revocations, origin, releaseOf })
  const nextFor = (cookie: string | undefined) => nextSet(site, previews, cookie)
  const isPreview = (cookie: string | undefined) => previews.shownTo(cookie) !== undefined
  healthRoutes(app, { site, meter, tokens, origin, setOf: (cookie) => nextFor(cookie).set, isPreview })
  pageWatchRoute(app)
  await cspReportRoutes(app)
  partFileRoutes(app, {
    releaseOf,
    findContent,
    servedVersions: site.versions,
    isReleased: async (part, version) => site.versions(part).includes(version) || wasReleased(part, version),
    isPreviewed: previews.allows,
    onDamaged: meter.codeFailed,
  })
  await apiProxy(app, { apiUrl, gateway, release: nextFor, onAnswer: meter.apiProxied })
  const documents = documentRoutes(app, { site, origin, meter, tokens, previews, cardFields, caching })
  return { app, documents }
}

/** What a visitor would get with their next document. */
function nextSet(site: LiveSite, previews: Previews, cookie: string | undefined): { revision: number; set: string } {
  const bucket = site.hasCanary() ? bucketFrom(cookie) : undefined
  const broken = brokenVersions(cookie)
  const own = () => (bucket === undefined ? site.current(broken) : site.forBucket(bucket, broken))
  const { set } = previews.shownTo(cookie) ?? own()
  return { revision: set.revision, set: set.id ?? '' }
}
