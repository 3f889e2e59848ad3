import { finished, PassThrough, pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import httpProxy from '@fastify/http-proxy'
import { chooseEncoding } from '@shop/releases'
import type { SessionGateway } from '@shop/shared-api/session-gateway'
import { BrokenCircuitError } from 'cockatiel'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createApiBreaker } from './api-breaker'
import { apiUnavailable } from './api-unavailable'
import { objectsToCounting } from '../searches/objects-to-counting'
import { totalHeader } from '../searches/watch-searches'
import { sendSessionResponse } from './session-response'

interface ApiProxyOptions {
  apiUrl: string
  /** The calls that are passed on, by the start of their path. */
  prefix?: string
  gateway: SessionGateway
  /** Sent with each response, so that open tabs learn about newer releases. */
  release(cookie: string | undefined): { revision: number; set: string }
  /** Called with the outcome of each call and the visitor's address, so that API failures aren't blamed on a part. */
  onAnswer?(well: boolean, address: string): void
  /** Called with the address of each list and the number of its lines, unless the visitor objects to being counted. */
  onList?(url: string, total: string): void
  deadlines?: ProxyDeadlines
}

/** Timeouts of one proxied call in milliseconds; together they end a call to a hung API within 15 s. */
export interface ProxyDeadlines {
  connectMs: number
  /** Until the response starts, from the last chunk of the request body. */
  answerMs: number
  /** Between two chunks of the response, so that long downloads are allowed. */
  idleMs: number
}

/** The API's readiness check responds within 2 s. */
const READY_TIMEOUT_MS = 2_500

const usualDeadlines: ProxyDeadlines = { connectMs: 2_000, answerMs: 12_000, idleMs: 10_000 }

/** undici's settings; connections are unlimited, since a call that waits for a free one would have no timeout. */
const upstreamSettings = ({ connectMs, answerMs, idleMs }: ProxyDeadlines) => ({
  connections: null,
  connect: { timeout: connectMs },
  headersTimeout: answerMs,
  bodyTimeout: idleMs,
})

/** What becomes of a call that was passed on. */
interface PassedCall {
  /** Read before the call is passed on: Node forgets the address of a visitor who disconnects. */
  address: string
  answered(): void
  failed(error: Error): void
}

/** A failed call that implies nothing about the API. */
class RequestAborted extends Error {}

/**
 * Proxies `/api` to the API: same origin and a session cookie for browsers, JSON and drawings compressed, 503 while the
 * API is down, and a circuit breaker after three failures in a row.
 */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, prefix = '/api', gateway, release, onAnswer, onList, deadlines = usualDeadlines }: ApiProxyOptions,
): Promise<void> {
  const calls = new WeakMap<object, PassedCall>()
  const report = (well: boolean, { raw }: { raw: object }) => {
    const address = calls.get(raw)?.address
    if (address) onAnswer?.(well, address)
  }
  const guarded = createApiBreaker({
    isFailure: (error) => !(error instanceof RequestAborted),
    probe: () => checkReady(apiUrl),
  })
  const sendUnavailable = (reply: FastifyReply) => {
    const cookies = gateway.cookiesAfter(reply.request, 503)
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    reply.code(503).header('retry-after', '5').send(apiUnavailable)
  }

  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix,
    rewritePrefix: prefix,
    undici: upstreamSettings(deadlines),
    handler(request, reply, target, options) {
      const passOn = () =>
        new Promise<void>((answered, failed) => {
          calls.set(request.raw, { address: request.ip, answered, failed })
          if (request.body instanceof Readable) request.body = detachedBody(request.body)
          reply.from(target, options)
        })
      guarded(passOn).catch((error: unknown) => {
        if (error instanceof BrokenCircuitError) {
          if (request.ip) onAnswer?.(false, request.ip)
          sendUnavailable(reply)
        } else if (!reply.sent) reply.send(error)
      })
    },
    replyOptions: {
      // The default retries up to ten times after each 503, as late as Retry-After says.
      retryDelay: () => null,
      rewriteRequestHeaders: ({ method, url, ip }, headers) => ({
        ...gateway.apiHeaders({ method, url, headers }),
        ...(gateway.isSessionCall({ method, url, headers }) && { 'accept-encoding': 'identity' }),
        'x-forwarded-for': ip,
      }),
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }, request) => {
        if (request) calls.get(request.raw)?.answered()
        const { revision, set } = release(request?.headers.cookie)
        return { ...headers, 'x-release-revision': String(revision), 'x-release-set': set }
      },
      onResponse: (request, reply, answer) => {
        report(reply.statusCode < 500, request)
        const total = reply.getHeader(totalHeader)
        if (total !== undefined && !objectsToCounting(request.headers)) onList?.(request.url, String(total))
        const { stream } = answer as unknown as { stream: NodeJS.ReadableStream }
        if (gateway.isSessionCall(request))
          return void sendSessionResponse(gateway, request, reply as FastifyReply, stream)
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
      onError: (reply, { error }) => {
        const { raw } = reply.request
        // An aborted or slow request implies nothing about the API.
        const isAborted = raw.complete === false
        if (!isAborted) report(false, reply.request)
        calls.get(raw)?.failed(isAborted ? new RequestAborted() : error)
        sendUnavailable(reply as FastifyReply)
      },
    },
  })
}

/** Fails while the API cannot answer calls. */
async function checkReady(apiUrl: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/api/health/ready`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The API answers ${answer.status}.`)
}

/**
 * The body to forward. undici destroys it when the API responds early, which would leave the visitor's connection
 * unread.
 */
function detachedBody(body: Readable): Readable {
  const passedOn = body.pipe(new PassThrough())
  finished(body, { writable: false }, (error) => {
    if (error) passedOn.destroy(error)
  })
  return passedOn
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
