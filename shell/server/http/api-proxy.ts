import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import httpProxy from '@fastify/http-proxy'
import { chooseEncoding } from '@shop/releases'
import type { SessionGateway } from '@shop/shared-api/session-gateway'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiUnavailable } from './api-unavailable'
import { sendSessionAnswer } from './session-answer'

interface ApiProxyOptions {
  apiUrl: string
  gateway: SessionGateway
  /** Sent with every answer, so that an open tab finds out about newer releases. */
  release(cookie: string | undefined): { revision: number; set: string }
  /** Called with how the API answered the visitor at an address, so that its failures are not taken for a part's. */
  onAnswer?(well: boolean, address: string): void
  deadlines?: ProxyDeadlines
}

/** Limits of one proxied call in milliseconds; together they end a call to a hung API within 15 s. */
export interface ProxyDeadlines {
  connectMs: number
  /** Until the answer begins, counted from the last piece of the request's body. */
  answerMs: number
  /** Between two pieces of the answer, so that a long download may take its time. */
  idleMs: number
}

const usualDeadlines: ProxyDeadlines = { connectMs: 2_000, answerMs: 12_000, idleMs: 10_000 }

/** undici's settings; no limit of connections, since a call that waited for a free one would have no deadline there. */
const upstreamSettings = ({ connectMs, answerMs, idleMs }: ProxyDeadlines) => ({
  connections: null,
  connect: { timeout: connectMs },
  headersTimeout: answerMs,
  bodyTimeout: idleMs,
})

/**
 * Passes `/api` on to the API: same origin and a session cookie for browsers, JSON and drawings compressed on the way,
 * 503 while the API is away.
 */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, gateway, release, onAnswer, deadlines = usualDeadlines }: ApiProxyOptions,
): Promise<void> {
  /** Read before a request is passed on: once its body was read to its end, it has no socket and no address any more. */
  const addresses = new WeakMap<object, string>()
  const report = (well: boolean, { raw }: { raw: object }) => {
    const address = addresses.get(raw)
    if (address) onAnswer?.(well, address)
  }

  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: upstreamSettings(deadlines),
    replyOptions: {
      // Left to itself it asks again up to ten times after each 503, as late as Retry-After says.
      retryDelay: () => null,
      rewriteRequestHeaders: ({ method, url, ip, raw }, headers) => {
        addresses.set(raw, ip)
        return {
          ...gateway.apiHeaders({ method, url, headers }),
          ...(gateway.isSessionCall({ method, url, headers }) && { 'accept-encoding': 'identity' }),
          'x-forwarded-for': ip,
        }
      },
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }, request) => {
        const { revision, set } = release(request?.headers.cookie)
        return { ...headers, 'x-release-revision': String(revision), 'x-release-set': set }
      },
      onResponse: (request, reply, answer) => {
        report(reply.statusCode < 500, request)
        const { stream } = answer as unknown as { stream: NodeJS.ReadableStream }
        if (gateway.isSessionCall(request))
          return void sendSessionAnswer(gateway, request, reply as FastifyReply, stream)
        const cookies = gateway.cookiesAfter(request, reply.statusCode)
        if (cookies.length > 0) reply.header('set-cookie', cookies)
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
        if (reply.request.raw.complete !== false) report(false, reply.request)
        const cookies = gateway.cookiesAfter(reply.request, 503)
        if (cookies.length > 0) reply.header('set-cookie', cookies)
        reply.code(503).header('retry-after', '5').send(apiUnavailable)
      },
    },
  })
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
