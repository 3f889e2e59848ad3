import { chooseEncoding, type CardFields } from '@shop/releases'
import { Overloaded } from '@shop/shared-api/network'
import { hasSession } from '@shop/shared-api/session-gateway'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busyAnswer } from '../forms/busy-answer'
import { formRoutes, type AnsweredForm } from '../forms/form-routes'
import type { DocumentTokens } from '../health/document-tokens'
import type { HealthMeter } from '../health/health-meter'
import type { Previews } from '../preview/previews'
import type { LiveSite } from '../release-set/live-site'
import { visitorSet, type VisitorSet } from '../release-set/visitor-set'
import { PageUnavailable, type PreparedSet } from '../render-pool/prepared-set'
import type { PageAccess } from '../render-pool/site-data'
import { objectsToCounting } from '../searches/objects-to-counting'
import { createDocumentSource, type DocumentCaching } from './document-source'
import type { ServedDocument } from './ready-document'
import { createNetworkOf } from './render-limits'

interface DocumentOptions {
  site: LiveSite
  origin: string
  meter: HealthMeter
  tokens: DocumentTokens
  previews: Previews
  cardFields?: CardFields
  caching?: DocumentCaching
  /** Called with each public page that was served, unless the visitor objects to being counted. */
  onServed?(page: URL): void
  /** The routes of the pages; without them, every URL without another route is a page. */
  paths?: readonly string[]
}

/** The caches of documents. */
export interface DocumentRoutes {
  /** Renders the most requested pages in the background if the release set or the API's data has changed. */
  warm(): void
  /** Number and bytes of the cached documents. */
  cached(): { documents: number; bytes: number }
}

const unnamedProxy =
  'requests carry x-forwarded-for, but TRUSTED_PROXIES does not include the proxy that sent them: all visitors behind it share one limit'
/** For documents that depend on the visitor. */
const uncacheable = 'private, no-store'
/** Nor do search engines list a preview. */
const unlisted = { 'cache-control': uncacheable, 'x-robots-tag': 'noindex' }

/** Serves rendered documents. */
export function documentRoutes(app: FastifyInstance, options: DocumentOptions): DocumentRoutes {
  const { site, origin, meter, tokens, previews, cardFields, onServed, paths = ['/*'] } = options
  const documents = createDocumentSource({
    cohorts: site.cohorts,
    pageOf: (url) => pageOf(url, origin),
    cardFields,
    caching: options.caching,
    log: app.log,
  })
  const networkFor = createNetworkOf((address) => app.log.warn({ address }, unnamedProxy))

  const drawn = new WeakMap<FastifyRequest, VisitorSet>()

  /** One set for all of a request, as a first visit draws it by lot. */
  function setOf(request: FastifyRequest): VisitorSet {
    const visitor = drawn.get(request) ?? visitorSet(site, request.headers.cookie, origin)
    drawn.set(request, visitor)
    return visitor
  }

  function shownSet(request: FastifyRequest): PreparedSet {
    return previews.shownTo(request.headers.cookie) ?? setOf(request).prepared
  }

  /** Reports the document to the registry, and ties what its browser will report to it. */
  function count(reply: FastifyReply, prepared: PreparedSet, { outcome }: ServedDocument, path: string, ip: string) {
    meter.documentSent(prepared, path, outcome, ip)
    const token = tokens.issue(prepared.set.id ?? '', ip)
    // In a header, so that the cached document is the same for everyone.
    if (token) reply.header('server-timing', `document;desc="${token}"`)
  }

  async function send(request: FastifyRequest, reply: FastifyReply, form?: AnsweredForm) {
    // Read first: Node forgets the address of a visitor who disconnects.
    const { ip } = request
    const network = networkFor(request)
    const page = pageOf(request.url, origin)
    const url = page.pathname + page.search
    if (url.startsWith('//')) return reply.header('cache-control', uncacheable).redirect(url.replace(/^\/+/, '/'), 301)
    const answer = await previews.answer(request, page)
    if (answer?.kind === 'redirect') {
      return reply.headers(unlisted).header('set-cookie', answer.setCookie).redirect(answer.to, 302)
    }
    const preview = answer?.page
    const visitor: VisitorSet = preview?.prepared ? { prepared: preview.prepared, isShared: false } : setOf(request)
    const { prepared, setCookie } = visitor
    const { set } = prepared
    const { redirectTo, isForEveryone } = accessTo(prepared, page, request)
    if (redirectTo) return reply.header('cache-control', uncacheable).redirect(redirectTo, 302)
    const served = await documents.get(prepared, { page, preview, form, network })
    // Previewed versions aren't live, so their failures aren't counted; and a busy server isn't a part's fault.
    if (!preview?.prepared && !served.isFrame) count(reply, prepared, served, page.pathname, ip)
    if (!preview && !form && !objectsToCounting(request.headers)) onServed?.(page)
    if (preview) reply.headers(unlisted)
    if (preview?.setCookie) reply.header('set-cookie', preview.setCookie)
    reply.headers(served.headers).headers({ 'x-release-revision': set.revision, 'x-release-set': set.id })
    if (setCookie) reply.header('set-cookie', setCookie)
    const { location, status } = served.outcome
    if (location) return reply.redirect(location, status)
    const isShared = isForEveryone && visitor.isShared && !preview && !form
    const varies = site.hasCanary() ? 'accept-encoding, cookie' : 'accept-encoding'
    return sendServed(request, reply.header('vary', varies), served, isShared)
  }

  for (const path of paths) app.get(path, (request, reply) => send(request, reply))
  formRoutes(app, {
    pageOf: ({ url }) => pageOf(url, origin),
    formsAt: (request) => shownSet(request).renderer.formsAt(pageOf(request.url, origin).pathname),
    redirectTo: (request, page) => accessTo(shownSet(request), page, request).redirectTo,
    sendPage: (request, reply, form) =>
      send(request, reply, form).catch((error: unknown) => {
        if (error instanceof Overloaded || error instanceof PageUnavailable) {
          return busyAnswer(request, reply, form.submission, error.retryAfter)
        }
        throw error
      }),
  })
  return { warm: documents.warm, cached: documents.cached }
}

async function sendServed(request: FastifyRequest, reply: FastifyReply, served: ServedDocument, isShared: boolean) {
  const { outcome, body } = served
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.code(outcome.status).type('text/html; charset=utf-8')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (outcome.status === 503) reply.header('retry-after', '5')
  reply.headers(isShared ? cacheHeaders(served) : { 'cache-control': uncacheable })
  if (served.staleSeconds !== undefined) reply.header('x-served-stale', served.staleSeconds)
  return reply.send(await body(encoding))
}

/** Whether this visitor may open a page, by the rules of the shell that renders it. */
function accessTo({ renderer }: PreparedSet, page: URL, { headers }: FastifyRequest): PageAccess {
  return renderer.accessTo(page, hasSession(headers.cookie))
}

/** The page of a request URL: only the path of an absolute URL counts, and `//` doesn't start a host. */
function pageOf(url: string, origin: string): URL {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return new URL(`${new URL(origin).origin}${path.startsWith('/') ? '' : '/'}${path}`)
}

/**
 * Shared caches may serve a document a little longer; browsers revalidate each time, so that a rollback takes effect
 * at once.
 */
function cacheHeaders({ outcome, isPartial, staleSeconds }: ServedDocument): Record<string, string> {
  if (outcome.cache === 'private' || outcome.failures.length > 0 || isPartial) return { 'cache-control': uncacheable }
  // A stale document must not be stored for another day.
  const whenInTrouble = staleSeconds === undefined ? ', stale-while-revalidate=60, stale-if-error=86400' : ''
  return {
    'cache-control': 'public, max-age=0, s-maxage=5',
    'cdn-cache-control': `public, max-age=5${whenInTrouble}`,
  }
}
