import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/** How long a public read may be cached: shop content and settings, or the catalogue with its stock. */
export type CachePolicy = 'content' | 'catalogue'

const lifetimes: Record<CachePolicy, string> = {
  content: 'public, max-age=30, stale-while-revalidate=300',
  catalogue: 'public, max-age=5, stale-while-revalidate=30',
}

/**
 * Sends Cache-Control and an ETag (the handler's own, or a hash of the body) with public reads and answers
 * conditional requests with 304; marks everything else as `no-store`.
 */
export const caching = plugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const policy = request.routeOptions.config.cache
    if (!policy || reply.statusCode !== 200 || !isText(payload)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      return payload
    }
    const etag = reply.getHeader('etag') ?? `"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('cache-control', lifetimes[policy]).header('etag', etag)
    if (!matchesEtag(request.headers['if-none-match'], String(etag))) return payload
    reply.code(304)
    return ''
  })
})

/** Proxies that compress a response mark its ETag as weak; the content is the same. */
const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false

const isText = (payload: unknown): payload is string | Buffer => typeof payload === 'string' || Buffer.isBuffer(payload)
