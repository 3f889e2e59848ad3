import { chooseEncoding } from '@shop/releases'
import type { FastifyInstance } from 'fastify'
import type { DocumentTokens } from '../health/document-tokens'
import type { HealthMeter } from '../health/health-meter'
import { bucketCookie, bucketFrom, newBucket } from '../release-set/canary-share'
import { withBadge } from '../preview/preview-badge'
import type { Previews, Shown } from '../preview/previews'
import type { LiveSite } from '../release-set/live-site'
import type { PreparedSet } from '../release-set/prepare-set'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { accessTo, refugeFrom } from '../../src/session/access-rules'
import { createDocumentCache, readyDocument, type ReadyDocument } from './document-cache'
import type { CardFields } from './security-headers'

interface DocumentOptions {
  site: LiveSite
  api: unknown
  origin: string
  meter: HealthMeter
  tokens: DocumentTokens
  previews: Previews
  cardFields?: CardFields
}

/** Longer addresses are answered, but not kept. */
const longestKey = 512

/** For what depends on who asks. */
const notKept = 'private, no-store'
/** Nor do search engines list a preview. */
const unlisted = { 'cache-control': notKept, 'x-robots-tag': 'noindex' }

/** Answers every address that nothing else does with a rendered document. */
export function documentRoutes(app: FastifyInstance, options: DocumentOptions): void {
  const { site, api, origin, meter, tokens, previews, cardFields } = options
  const cache = createDocumentCache(cardFields)

  async function render({ renderer }: PreparedSet, url: string): Promise<RenderedDocument> {
    const document = await renderer.render(new Request(new URL(url, origin)), { api })
    for (const { part, version, to, error } of document.failures) {
      app.log.error({ part, version, to, url, err: error }, 'a part failed to render')
    }
    return document
  }

  async function documentFor(prepared: PreparedSet, url: string, preview: Shown | undefined): Promise<ReadyDocument> {
    const { set } = prepared
    if (preview) {
      return readyDocument(withBadge(await render(prepared, url), preview.badge), cardFields, preview.devServer)
    }
    if (url.length > longestKey) return readyDocument(await render(prepared, url), cardFields)
    return cache.get(`${set.revision}:${set.id} ${url}`, () => render(prepared, url))
  }

  app.get('/*', async (request, reply) => {
    // Read before anything is waited for: who leaves meanwhile has no address any more.
    const { ip } = request
    const page = pageOf(request.url, origin)
    const url = page.pathname + page.search
    if (url.startsWith('//')) return reply.header('cache-control', notKept).redirect(url.replace(/^\/+/, '/'), 301)
    const answer = await previews.answer(request, page)
    if (answer?.kind === 'redirect') {
      return reply.headers(unlisted).header('set-cookie', answer.setCookie).redirect(answer.to, 302)
    }
    const preview = answer?.page
    const { prepared, setCookie } = preview?.prepared
      ? { prepared: preview.prepared, setCookie: undefined }
      : setFor(site, request.headers.cookie, origin)
    const { set } = prepared
    const refuge = refugeFrom(page, hasSession(request.headers.cookie))
    if (refuge) return reply.header('cache-control', notKept).redirect(refuge, 302)
    const { rendered, headers, body } = await documentFor(prepared, url, preview)
    // What is tried is not live, so its faults are not counted.
    if (!preview?.prepared) {
      meter.documentSent(prepared, page.pathname, rendered, ip)
      const token = tokens.issue(set.id ?? '', ip)
      // In a header, so that the cached document itself is the same for everyone.
      if (token) reply.header('server-timing', `document;desc="${token}"`)
    }
    if (preview) reply.headers(unlisted)
    if (preview?.setCookie) reply.header('set-cookie', preview.setCookie)
    reply.headers(headers).headers({ 'x-release-revision': set.revision, 'x-release-set': set.id })
    if (setCookie) reply.header('set-cookie', setCookie)
    if (rendered.location) return reply.redirect(rendered.location, rendered.status)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const varies = site.hasCanary() ? 'accept-encoding, cookie' : 'accept-encoding'
    reply.code(rendered.status).header('vary', varies).type('text/html; charset=utf-8')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (rendered.status === 503) reply.header('retry-after', '5')
    const isShared = accessTo(page.pathname) === 'everyone' && !site.hasCanary() && !preview
    reply.headers(isShared ? cacheHeaders(rendered) : { 'cache-control': notKept })
    return reply.send(await body(encoding))
  })
}

/** The page that an address names: of a whole address the path counts alone, and two slashes begin no host. */
function pageOf(url: string, origin: string): URL {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return new URL(`${new URL(origin).origin}${path.startsWith('/') ? '' : '/'}${path}`)
}

/**
 * The set that a visitor gets. While a canary runs, a first visit draws a bucket and keeps it; documents then depend on
 * who asks, so that shared caches pass them through and the one in this process keeps them by set.
 */
function setFor(
  site: LiveSite,
  cookie: string | undefined,
  origin: string,
): { prepared: PreparedSet; setCookie?: string } {
  if (!site.hasCanary()) return { prepared: site.current() }
  const known = bucketFrom(cookie)
  const bucket = known ?? newBucket()
  const prepared = site.forBucket(bucket)
  return known === undefined ? { prepared, setCookie: bucketCookie(bucket, origin) } : { prepared }
}

/** Whether a token cookie stands; whose it is, and whether it still holds, the API alone knows. */
function hasSession(cookie = ''): boolean {
  return /(?:^|;\s*)token=[^;]/.test(cookie)
}

/** Shared caches may serve a document a while longer; a browser asks each time, so that it sees a rollback at once. */
function cacheHeaders({ cache, failures }: RenderedDocument): Record<string, string> {
  if (cache === 'private' || failures.length > 0) return { 'cache-control': notKept }
  return {
    'cache-control': 'public, max-age=0, s-maxage=5',
    'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=60',
  }
}
