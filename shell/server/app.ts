import type { CardFields, ContentIndex, Keyring, LiveRelease, Revocations } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import type { OpenMetrics } from '@shop/shared-api/metrics'
import type { FastifyInstance } from 'fastify'
import { cspReportRoutes } from './documents/csp-reports'
import { documentRoutes, type DocumentRoutes } from './documents/document-routes'
import type { DocumentCaching } from './documents/document-source'
import type { DocumentTokens } from './health/document-tokens'
import type { HealthMeter } from './health/health-meter'
import { healthRoutes } from './health/health-routes'
import { pageWatchRoute } from './health/page-watch-route'
import { apiProxy } from './http/api-proxy'
import { createHttpServer } from './http/http-server'
import { healthRoute, type RenderingState } from './http/health-route'
import { partFileRoutes } from './http/part-files'
import { surrogateKeys } from './http/surrogate-keys'
import type { PartVersion } from '@shop/releases'
import { refuseStaff } from './operations/staff-calls'
import { createPreviews } from './preview/previews'
import type { LiveSite } from './release-set/live-site'
import { nextSet } from './release-set/visitor-set'
import { openEntryRoute } from './site/open-entries'
import { robotsText } from './site/robots'
import type { ShopBrand } from './site/shop-brand'
import { siteFiles } from './site/site-files'
import type { ErrorMeter } from './errors/error-meter'
import type { SignalMeter } from './signals/signal-meter'
import { signalRoutes } from './signals/signal-routes'
import type { EmptySearches } from './searches/empty-searches'
import { sitemapRoutes } from './sitemap/sitemap-routes'

interface AppOptions {
  site: LiveSite
  meter: HealthMeter
  tokens: DocumentTokens
  api: Api
  brand(): Promise<ShopBrand>
  apiUrl: string
  origin: string
  /** Origin of the merchant's console. */
  operationsUrl: string
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
  /** Counts searches that find nothing. */
  searches?: EmptySearches
  /** Counts what visits measure. */
  signals?: SignalMeter
  /** Collects where browsers' errors happened. */
  errors?: ErrorMeter
  metrics?: OpenMetrics
}

/** The document server: released files, the API under `/api`, and a rendered document for every other URL. */
export async function buildServer({
  site,
  meter,
  tokens,
  api,
  brand,
  apiUrl,
  origin,
  operationsUrl,
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
  searches,
  signals,
  errors,
  metrics,
}: AppOptions): Promise<{ app: FastifyInstance; documents: DocumentRoutes }> {
  const gateway = createSessionGateway({ origin: new URL(origin).origin })
  const app = createHttpServer({ gateway, origin, trustedProxies, logger, metrics })
  refuseStaff(app, operationsUrl)
  surrogateKeys(app, site.setById)

  healthRoute(app, { apiUrl, revision: () => site.current().set.revision, excludedVersions, rendering })
  siteFiles(app, { robots: robotsText(origin), brand })
  openEntryRoute(app, new URL(origin).origin, () => ({
    revision: site.current().set.revision,
    manifests: site.liveManifests(),
  }))
  sitemapRoutes(app, { api, origin })
  const previews = createPreviews({ site, keyring, revocations, origin, releaseOf })
  const nextFor = (cookie: string | undefined) => nextSet(site, previews, cookie)
  const isPreview = (cookie: string | undefined) => previews.shownTo(cookie) !== undefined
  healthRoutes(app, { site, meter, tokens, errors, origin, setOf: (cookie) => nextFor(cookie).set, isPreview })
  if (signals) signalRoutes(app, { setById: site.setById, tokens, signals, isPreview })
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
  await apiProxy(app, { apiUrl, gateway, release: nextFor, onAnswer: meter.apiProxied, onList: searches?.proxied })
  const documents = documentRoutes(app, {
    site,
    origin,
    meter,
    tokens,
    previews,
    cardFields,
    caching,
    onServed: searches?.served,
  })
  return { app, documents }
}
