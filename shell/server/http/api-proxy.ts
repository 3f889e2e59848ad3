import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import httpProxy from '@fastify/http-proxy'
import { chooseEncoding } from '@shop/releases'
import type { FastifyInstance } from 'fastify'

interface ApiProxyOptions {
  apiUrl: string
  /** Told with every answer, so that an open tab learns of newer releases. */
  release(cookie: string | undefined): { revision: number; set: string }
  /** Told how the API answers the visitor at an address, so that its failures are not taken for a part's. */
  onAnswer?(well: boolean, address: string): void
}

/** Passes `/api` on to the API: same origin for browsers, JSON and drawings compressed on the way, 503 while the API is away. */
export async function apiProxy(app: FastifyInstance, { apiUrl, release, onAnswer }: ApiProxyOptions): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }, request) => {
        const { revision, set } = release(request?.headers.cookie)
        return { ...headers, 'x-release-revision': String(revision), 'x-release-set': set }
      },
      onResponse: (request, reply, answer) => {
        // Who left meanwhile has no address any more.
        if (request.ip) onAnswer?.(reply.statusCode < 500, request.ip)
        const { stream } = answer as unknown as { stream: NodeJS.ReadableStream }
        const isText = /^(application\/json|image\/svg)/.test(String(reply.getHeader('content-type')))
        const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
        if (encoding === 'identity' || reply.statusCode === 304) return void reply.send(stream)
        reply.removeHeader('content-length')
        const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
        reply.headers({ 'content-encoding': encoding, vary })
        return void reply.send(
          pipeline(stream, encoding === 'br' ? createBrotliCompress(quick) : createGzip(), () => undefined),
        )
      },
      onError: (reply) => {
        // A request that its visitor broke off, or sends too slowly, says nothing of the API.
        const { ip, raw } = reply.request
        if (raw.complete !== false && ip) onAnswer?.(false, ip)
        reply.code(503).header('retry-after', '5').send({
          code: 'api_unavailable',
          message: 'The shop can’t answer right now. Please try again in a moment.',
        })
      },
    },
  })
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
