import { chooseEncoding, type CardFields } from '@shop/releases'
import { createAdmission, Overloaded } from '@shop/shared-api/network'
import { hasSession } from '@shop/shared-api/session-gateway'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busyAnswer } from '../forms/busy-answer'
import { formRoutes, type AnsweredForm } from '../forms/form-routes'
import type { DocumentTokens } from '../health/document-tokens'
import type { HealthMeter } from '../health/health-meter'
import { withBadge } from '../preview/preview-badge'
import type { Previews, Shown } from '../preview/previews'
import type { LiveSite } from '../release-set/live-site'
import { PageUnavailable, type PageDocument, type PreparedSet } from '../render-pool/prepared-set'
import type { PageAccess } from '../render-pool/site-data'
import { visitorSet, type VisitorSet } from '../release-set/visitor-set'
import { noRevision, type ApiRevision } from '../http/api-revision'
import { createBackgroundRenders } from './background-renders'
import { createDocumentCache, type WantedDocument } from './document-cache'
import { createFrameDocuments } from './frame-documents'
import { pageAddress } from './page-address'
import { openPopularPages, type PopularPages } from './popular-pages'
import { readyDocument, type ServedDocument } from './ready-document'
import { createNetworkOf, renderLimits } from './render-limits'
import { warmPages } from './warm-pages'

interface DocumentOptions {
  site: LiveSite
  origin: string
  meter: HealthMeter
  tokens: DocumentTokens
  previews: Previews
  cardFields?: CardFields
  caching?: DocumentCaching
  /** The routes of the pages; without them, every URL without another route is a page. */
  paths?: readonly string[]
}

/** What cached documents depend on, in addition to the release set. */
export interface DocumentCaching {
  revision: ApiRevision
  /** Whether the API would give the same answers again. */
  isUnchanged?(answers: ReadonlyMap<string, string>): Promise<boolean>
  popular?: PopularPages
}

/** The caches of documents. */
export interface DocumentRoutes {
  /** Renders the most requested pages in the background if the release set or the API's data has changed. */
  warm(): void
  /** Number and bytes of the cached documents. */
  cached(): { documents: number; bytes: number }
}

/** Documents with longer URLs are not cached. */
const longestKey = 512

const unnamedProxy =
  'requests carry x-forwarded-for, but TRUSTED_PROXIES does not include the proxy that sent them: all visitors behind it share one limit'
/** For documents that depend on the visitor. */
const uncacheable = 'private, no-store'
/** Nor do search engines list a preview. */
const unlisted = { 'cache-control': uncacheable, 'x-robots-tag': 'noindex' }

/** Serves rendered documents. */
export function documentRoutes(app: FastifyInstance, options: DocumentOptions): DocumentRoutes {
  const { site, origin, meter, tokens, previews, cardFields, paths = ['/*'] } = options
  const { revision, isUnchanged, popular = openPopularPages() } = options.caching ?? { revision: noRevision }
  let visitorsWaiting = 0
  const background = createBackgroundRenders({ isBusy: () => visitorsWaiting > 0 })
  const cache = createDocumentCache({ cardFields, revision, isUnchanged, background })
  const admit = createAdmission(renderLimits)
  const frameOf = createFrameDocuments(cardFields)
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

  async function render({ renderer }: PreparedSet, url: string, form?: AnsweredForm): Promise<PageDocument> {
    const document = await renderer.render(url, { submission: form?.submission })
    for (const { part, version, to, error } of document.failures) {
      app.log.error({ part, version, to, url, err: error }, 'a part failed to render')
    }
    return form && document.status === 200 ? { ...document, status: form.status } : document
  }

  /** Runs work that a visitor waits for, within the limits; background renderings wait for its end. */
  async function inTurn<T>(network: string | undefined, work: () => Promise<T>): Promise<T> {
    visitorsWaiting += 1
    try {
      return await admit(network, work)
    } finally {
      visitorsWaiting -= 1
      background.resume()
    }
  }

  function wanted(prepared: PreparedSet, page: Pick<URL, 'pathname' | 'search' | 'searchParams'>) {
    const { set, renderer } = prepared
    const { url, isDeclared } = pageAddress(page, renderer.parametersAt(page.pathname))
    const key = `${set.revision}:${set.id} ${url}`
    return { key, url, hasRevision: isDeclared, render: () => render(prepared, url) }
  }

  async function documentFor(
    prepared: PreparedSet,
    page: URL,
    preview: Shown | undefined,
    form: AnsweredForm | undefined,
    network: string | undefined,
  ): Promise<ServedDocument> {
    if (preview) {
      const rendered = await render(prepared, page.pathname + page.search, form)
      return readyDocument(withBadge(rendered, preview.badge), cardFields, preview.devServer)
    }
    const { url, ...document } = wanted(prepared, page)
    const asVisitor: WantedDocument['admit'] = (work) => inTurn(network, work)
    try {
      if (form || url.length > longestKey) {
        return readyDocument(await asVisitor(() => render(prepared, url, form)), cardFields)
      }
      const served = await cache.get({ ...document, admit: asVisitor })
      if (isPopular(served)) popular.count(url)
      return served
    } catch (error) {
      // The frame needs scripts, which a visitor who posts a form to its page may not have.
      if (error instanceof Overloaded && !form) return frameOf(prepared)
      throw error
    }
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
    const served = await documentFor(prepared, page, preview, form, network)
    // Previewed versions aren't live, so their failures aren't counted; and a busy server isn't a part's fault.
    if (!preview?.prepared && !served.isFrame) count(reply, prepared, served, page.pathname, ip)
    if (preview) reply.headers(unlisted)
    if (preview?.setCookie) reply.header('set-cookie', preview.setCookie)
    reply.headers(served.headers).headers({ 'x-release-revision': set.revision, 'x-release-set': set.id })
    if (setCookie) reply.header('set-cookie', setCookie)
    const isShared = isForEveryone && visitor.isShared && !preview && !form
    return sendServed(request, reply, served, isShared)
  }

  async function sendServed(request: FastifyRequest, reply: FastifyReply, served: ServedDocument, isShared: boolean) {
    const { outcome, body } = served
    if (outcome.location) return reply.redirect(outcome.location, outcome.status)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const varies = site.hasCanary() ? 'accept-encoding, cookie' : 'accept-encoding'
    reply.code(outcome.status).header('vary', varies).type('text/html; charset=utf-8')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (outcome.status === 503) reply.header('retry-after', '5')
    reply.headers(isShared ? cacheHeaders(served) : { 'cache-control': uncacheable })
    if (served.staleSeconds !== undefined) reply.header('x-served-stale', served.staleSeconds)
    return reply.send(await body(encoding))
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
  const warm = warmPages({
    cache,
    background,
    popular,
    cohorts: site.cohorts,
    revision: revision.latest,
    wanted: (prepared, url) => wanted(prepared, pageOf(url, origin)),
  })
  return { warm, cached: () => ({ documents: cache.size(), bytes: cache.bytes() }) }
}

const isPopular = ({ outcome: { status, cache, failures } }: ServedDocument) =>
  status === 200 && cache === 'public' && failures.length === 0

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
