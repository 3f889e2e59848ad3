import type { FastifyInstance } from 'fastify'
import type { LiveSite } from '../release-set/live-site'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { accessTo, refugeFrom } from '../../src/session/access-rules'
import { chooseEncoding } from '../http/encoding'
import { createDocumentCache, readyDocument } from './document-cache'

interface DocumentOptions {
  site: LiveSite
  api: unknown
  origin: string
}

/** Longer addresses are answered, but not kept. */
const longestKey = 512

/** For what depends on who asks. */
const notKept = 'private, no-store'

/** Answers every address that nothing else does with a rendered document. */
export function documentRoutes(app: FastifyInstance, { site, api, origin }: DocumentOptions): void {
  const cache = createDocumentCache((key) => render(key.slice(key.indexOf(' ') + 1)))

  async function render(url: string): Promise<RenderedDocument> {
    const document = await site.current().renderer.render(new Request(new URL(url, origin)), { api })
    for (const { part, version, to, error } of document.failures) {
      app.log.error({ part, version, to, url, err: error }, 'a part failed to render')
    }
    return document
  }

  app.get('/*', async (request, reply) => {
    const revision = site.current().set.revision
    const { url } = request
    const page = new URL(url, origin)
    const refuge = refugeFrom(page, hasSession(request.headers.cookie))
    if (refuge) return reply.header('cache-control', notKept).redirect(refuge, 302)
    const { rendered, headers, body } =
      url.length <= longestKey ? await cache.get(`${revision} ${url}`) : readyDocument(await render(url))
    reply.headers(headers).header('x-release-revision', revision)
    if (rendered.location) return reply.redirect(rendered.location, rendered.status)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply.code(rendered.status).header('vary', 'accept-encoding').type('text/html; charset=utf-8')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (rendered.status === 503) reply.header('retry-after', '5')
    reply.headers(accessTo(page.pathname) === 'everyone' ? cacheHeaders(rendered) : { 'cache-control': notKept })
    return reply.send(await body(encoding))
  })
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
