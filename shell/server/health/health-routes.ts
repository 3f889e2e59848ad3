import { failureKind, partName, releaseVersion, type FailureKind } from '@shop/shared-api/contract'
import { MAX_BREADCRUMBS } from '@shop/releases'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { ErrorMeter } from '../errors/error-meter'
import type { LiveSite } from '../release-set/live-site'
import { recoveryCookie } from '../release-set/recovery-cookie'
import { attributeFailure } from './attribute-failure'
import type { DocumentTokens } from './document-tokens'
import { createFailureLog } from './failure-log'
import type { HealthMeter } from './health-meter'
import { createNetworkQuota } from './network-quota'
import { createReportOnce } from './report-once'

interface HealthOptions {
  site: LiveSite
  meter: HealthMeter
  tokens: DocumentTokens
  /** Collects where failures happened. */
  errors?: ErrorMeter
  origin: string
  /** The set of a visitor's next document, sent to open tabs. */
  setOf(cookie: string | undefined): string
  /** Whether a visitor previews a version: its failures aren't counted. */
  isPreview(cookie: string | undefined): boolean
}

/** Reports processed per network and minute; the registry counts a network once anyway. */
const MAX_FAILURES_PER_MINUTE = 30
const MAX_PAGES_PER_MINUTE = 600
/** Different errors of one document whose place is stored. */
const MAX_PLACES = 5

const path = z.string().startsWith('/').max(512)
/** The token of the document that reports; pages of older releases send none, and don't count. */
const document = z.string().max(200).default('')
const failure = z.object({
  document,
  /** Without it, the part that owns the page. */
  part: partName.optional(),
  /** Without it, the version in the document's set. */
  version: releaseVersion.optional(),
  to: releaseVersion.nullish(),
  message: z.string().max(300),
  path,
  cause: z.enum(['code', 'api']).default('code'),
  /** Pages of older releases name none. */
  kind: failureKind.default('render'),
  stack: z.string().max(2_000).default(''),
  breadcrumbs: z.array(z.string().max(200)).max(MAX_BREADCRUMBS).default([]),
})
const hydrated = z.object({ document, path })
const views = z.object({ document, paths: z.array(path).max(20) })

/** A page that failed like this may do so again before anything recovers it: the visitor's next document avoids it. */
const recoveredByCookie: readonly FailureKind[] = ['hang', 'hydrate']

/** Receives failure reports of browsers, pages that became interactive, and client-side page views. */
export function healthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { site, meter, tokens, errors, origin, setOf, isPreview } = options
  const failuresOf = createNetworkQuota(MAX_FAILURES_PER_MINUTE)
  const pagesOf = createNetworkQuota(MAX_PAGES_PER_MINUTE)
  const isFirst = createReportOnce()
  const placesOf = new LRUCache<string, Set<string>>({ max: 10_000 })
  const log = createFailureLog(app.log)

  /** Whether a document reports this error for the first time, and few others. */
  function isNewPlace(documentId: string, message: string): boolean {
    const known = placesOf.get(documentId) ?? new Set()
    if (known.has(message) || known.size === MAX_PLACES) return false
    placesOf.set(documentId, known.add(message))
    return true
  }

  /** The document that this visitor's network got with the token. */
  function documentOf(token: string, ip: string) {
    const sent = ip ? tokens.open(token, ip) : undefined
    const set = sent && site.setById(sent.set)
    return set && { id: sent.id, set }
  }

  app.post('/health/part-failures', { bodyLimit: 8_192 }, (request, reply) => {
    const report = failure.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ code: 'malformed', message: 'That is no failure report.' })
    const { document: token, to, stack, breadcrumbs, ...failed } = report.data
    const { ip } = request
    if (!ip) return reply.code(204).send()
    const sent = failuresOf(ip, 1) === 1 ? documentOf(token, ip) : undefined
    const set = sent?.set
    const { part, version } = attributeFailure(set, failed)
    const isServed = site.versions(part).includes(version)
    // A shell that can report what it rendered runs: what it recovered from is logged and not counted.
    const isRecovered = part === 'shell' && failed.kind === 'render' && !to
    const lastKnownGood = set?.parts[part]?.lastKnownGood?.version
    const isOfSet = [set?.parts[part]?.version, lastKnownGood].includes(version)
    const isVisit = isOfSet && isServed && !isPreview(request.headers.cookie)
    const counts = isVisit && !isRecovered
    const isCounted = sent !== undefined && counts && isFirst(`${sent.id} ${part}@${version}`)
    log({ ...failed, part, version: isServed ? version : 'not served', to, counted: isCounted })
    if (isCounted) meter.failureReported(sent.set, { ...failed, part, version }, ip)
    if (sent && isVisit && failed.cause === 'code' && isNewPlace(sent.id, failed.message))
      errors?.failed(sent.set, { ...failed, part, version, stack, breadcrumbs })
    if (counts && recoveredByCookie.includes(failed.kind))
      reply.header('set-cookie', recoveryCookie(request.headers.cookie, { part, version }, origin))
    return reply.code(204).send()
  })

  app.post('/health/hydrated', { bodyLimit: 2_048 }, (request, reply) => {
    const report = hydrated.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ code: 'malformed', message: 'That is no report of a page.' })
    const sent = documentOf(report.data.document, request.ip)
    if (sent && isFirst(`${sent.id} hydrated`)) meter.hydrationReported(sent.set, report.data.path)
    return reply.code(204).send()
  })

  app.post('/health/page-views', { bodyLimit: 12_288 }, (request, reply) => {
    const report = views.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ code: 'malformed', message: 'That is no report of views.' })
    const { document: token, paths } = report.data
    const { ip } = request
    const sent = documentOf(token, ip)
    if (sent) {
      const counted = paths.slice(0, pagesOf(ip, paths.length))
      for (const shown of counted) meter.viewReported(sent.set, shown, ip)
    }
    return reply.code(204).header('x-release-set', setOf(request.headers.cookie)).send()
  })
}
