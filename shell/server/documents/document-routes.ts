import { chooseEncoding } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import { createAdmission, Overloaded } from '@shop/shared-api/network'
import { hasSession } from '@shop/shared-api/session-gateway'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busyAnswer } from '../forms/busy-answer'
import { formRoutes, type AnsweredForm } from '../forms/form-routes'
import type { DocumentTokens } from '../health/document-tokens'
import type { HealthMeter } from '../health/health-meter'
import { bucketCookie, bucketFrom, newBucket } from '../release-set/canary-share'
import { withBadge } from '../preview/preview-badge'
import type { Previews, Shown } from '../preview/previews'
import type { LiveSite } from '../release-set/live-site'
import type { PreparedSet } from '../release-set/prepare-set'
import type { PageAccess, RenderedDocument } from '../../src/server-render/create-renderer'
import { createDocumentCache, readyDocument, type ServedDocument } from './document-cache'
import { createFrameDocuments } from './frame-documents'
import { createNetworkOf, renderLimits } from './render-limits'
import type { CardFields } from './security-headers'

interface DocumentOptions {
  site: LiveSite
  api: Api
  origin: string
  meter: HealthMeter
  tokens: DocumentTokens
  previews: Previews
  cardFields?: CardFields
}

/** Documents with longer URLs are not cached. */
const longestKey = 512

const unnamedProxy =
  'requests carry x-forwarded-for, but TRUSTED_PROXIES does not include the proxy that sent them: all visitors behind it share one limit'
/** For documents that depend on the visitor. */
const uncacheable = 'private, no-store'
/** Nor do search engines list a preview. */
const unlisted = { 'cache-control': uncacheable, 'x-robots-tag': 'noindex' }

/** Serves a rendered document for every URL without another route. */
export function documentRoutes(app: FastifyInstance, options: DocumentOptions): void {
  const { site, api, origin, meter, tokens, previews, cardFields } = options
  const cache = createDocumentCache(cardFields)
  const admit = createAdmission(renderLimits)
  const frameOf = createFrameDocuments({ api, origin, cardFields })
  const networkFor = createNetworkOf((address) => app.log.warn({ address }, unnamedProxy))

  const drawn = new WeakMap<FastifyRequest, VisitorSet>()

  /** One set for all of a request, as a first visit draws it by lot. */
  function visitorSet(request: FastifyRequest): VisitorSet {
    const visitor = drawn.get(request) ?? setFor(site, request.headers.cookie, origin)
    drawn.set(request, visitor)
    return visitor
  }

  function shownSet(request: FastifyRequest): PreparedSet {
    return previews.shownTo(request.headers.cookie) ?? visitorSet(request).prepared
  }

  async function render({ renderer }: PreparedSet, url: string, form?: AnsweredForm): Promise<RenderedDocument> {
    const request = new Request(new URL(url, origin))
    const document = await renderer.render(request, { api }, { submission: form?.submission })
    for (const { part, version, to, error } of document.failures) {
      app.log.error({ part, version, to, url, err: error }, 'a part failed to render')
    }
    return form && document.status === 200 ? { ...document, status: form.status } : document
  }

  async function documentFor(
    prepared: PreparedSet,
    url: string,
    preview: Shown | undefined,
    form: AnsweredForm | undefined,
    network: string | undefined,
  ): Promise<ServedDocument> {
    const { set } = prepared
    if (preview) {
      return readyDocument(withBadge(await render(prepared, url, form), preview.badge), cardFields, preview.devServer)
    }
    const inTurn = () => admit(network, () => render(prepared, url, form))
    try {
      if (form || url.length > longestKey) return readyDocument(await inTurn(), cardFields)
      return await cache.get(`${set.revision}:${set.id} ${url}`, inTurn)
    } catch (error) {
      // The frame needs scripts, which a visitor who posts a form to its page may not have.
      if (error instanceof Overloaded && !form) return frameOf(prepared)
      throw error
    }
  }

  /** Reports the document to the registry, and ties what its browser will report to it. */
  function count(reply: FastifyReply, prepared: PreparedSet, { rendered }: ServedDocument, path: string, ip: string) {
    meter.documentSent(prepared, path, rendered, ip)
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
    const { prepared, setCookie } = preview?.prepared
      ? { prepared: preview.prepared, setCookie: undefined }
      : visitorSet(request)
    const { set } = prepared
    const { redirectTo, isForEveryone } = accessTo(prepared, page, request)
    if (redirectTo) return reply.header('cache-control', uncacheable).redirect(redirectTo, 302)
    const served = await documentFor(prepared, url, preview, form, network)
    // Previewed versions aren't live, so their failures aren't counted; and a busy server isn't a part's fault.
    if (!preview?.prepared && !served.isFrame) count(reply, prepared, served, page.pathname, ip)
    if (preview) reply.headers(unlisted)
    if (preview?.setCookie) reply.header('set-cookie', preview.setCookie)
    reply.headers(served.headers).headers({ 'x-release-revision': set.revision, 'x-release-set': set.id })
    if (setCookie) reply.header('set-cookie', setCookie)
    const isShared = isForEveryone && !site.hasCanary() && !preview && !form
    return sendServed(request, reply, served, isShared)
  }

  async function sendServed(request: FastifyRequest, reply: FastifyReply, served: ServedDocument, isShared: boolean) {
    const { rendered, body } = served
    if (rendered.location) return reply.redirect(rendered.location, rendered.status)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const varies = site.hasCanary() ? 'accept-encoding, cookie' : 'accept-encoding'
    reply.code(rendered.status).header('vary', varies).type('text/html; charset=utf-8')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (rendered.status === 503) reply.header('retry-after', '5')
    reply.headers(isShared ? cacheHeaders(served) : { 'cache-control': uncacheable })
    if (served.staleSeconds !== undefined) reply.header('x-served-stale', served.staleSeconds)
    return reply.send(await body(encoding))
  }

  app.get('/*', (request, reply) => send(request, reply))
  formRoutes(app, {
    pageOf: ({ url }) => pageOf(url, origin),
    formsAt: (request) => shownSet(request).renderer.formsAt?.(pageOf(request.url, origin).pathname) ?? [],
    redirectTo: (request, page) => accessTo(shownSet(request), page, request).redirectTo,
    sendPage: (request, reply, form) =>
      send(request, reply, form).catch((error: unknown) => {
        if (error instanceof Overloaded) return busyAnswer(request, reply, form.submission, error.retryAfter)
        throw error
      }),
  })
}

/**
 * Whether this visitor may open a page, by the rules of the shell that renders it. Pages of older shells have no rules
 * here: they check access in the browser, and no shared cache stores them.
 */
function accessTo({ renderer }: PreparedSet, page: URL, { headers }: FastifyRequest): PageAccess {
  return renderer.accessTo?.(page, hasSession(headers.cookie)) ?? { redirectTo: null, isForEveryone: false }
}

/** The page of a request URL: only the path of an absolute URL counts, and `//` doesn't start a host. */
function pageOf(url: string, origin: string): URL {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return new URL(`${new URL(origin).origin}${path.startsWith('/') ? '' : '/'}${path}`)
}

interface VisitorSet {
  prepared: PreparedSet
  setCookie?: string
}

/**
 * The visitor's release set. While a canary runs, a first visit is assigned a bucket; documents then depend on the
 * visitor, so shared caches pass them through and this process caches them by set.
 */
function setFor(site: LiveSite, cookie: string | undefined, origin: string): VisitorSet {
  if (!site.hasCanary()) return { prepared: site.current() }
  const known = bucketFrom(cookie)
  const bucket = known ?? newBucket()
  const prepared = site.forBucket(bucket)
  return known === undefined ? { prepared, setCookie: bucketCookie(bucket, origin) } : { prepared }
}

/**
 * Shared caches may serve a document a little longer; browsers revalidate each time, so that a rollback takes effect
 * at once.
 */
function cacheHeaders({ rendered, isPartial, staleSeconds }: ServedDocument): Record<string, string> {
  if (rendered.cache === 'private' || rendered.failures.length > 0 || isPartial) return { 'cache-control': uncacheable }
  // A stale document must not be stored for another day.
  const whenInTrouble = staleSeconds === undefined ? ', stale-while-revalidate=60, stale-if-error=86400' : ''
  return {
    'cache-control': 'public, max-age=0, s-maxage=5',
    'cdn-cache-control': `public, max-age=5${whenInTrouble}`,
  }
}
