import type { OutgoingHttpHeaders } from 'node:http'
import type { PageForm } from '@shop/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiUnavailable } from '../http/api-unavailable'

const TIMEOUT_MS = 10_000
/** Headers that identify the visitor to the API and the proxy; the others belong to the document request. */
const passedOn = [
  'host',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
]

interface CallResult {
  /** 200, or what the page is answered with: 422, 429 or 503. */
  status: number
  /** Headers for the visitor: cookies, and when to try again. */
  headers: OutgoingHttpHeaders
  body: Record<string, unknown>
  /** Undefined after a success. */
  refusal?: { message: string; errors: { field: string; message: string }[] }
}

/** Valid calls of a part: a path of the API without special segments. */
const callSyntax = /^POST (\/[\w-]+)+$/

/** Makes a visitor's call through `/api` of this server; responds 503 when the API takes more than ten seconds. */
export async function callForForm(
  app: FastifyInstance,
  request: FastifyRequest,
  call: PageForm['call'],
  payload: object,
  timeoutMs = TIMEOUT_MS,
): Promise<CallResult> {
  if (!callSyntax.test(call)) throw new Error(`A form declares "${call}", which is no call of the API.`)
  const visitor = passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]] as const] : []))
  try {
    const inTime = AbortSignal.timeout(timeoutMs)
    const answering = app.inject({
      method: 'POST',
      url: `/api${call.slice('POST '.length)}`,
      payload,
      headers: { ...Object.fromEntries(visitor), accept: 'application/json' },
      remoteAddress: request.socket.remoteAddress,
      signal: inTime,
    })
    const answer = await Promise.race([answering, rejectOnAbort(inTime)])
    return resultOf(answer.statusCode, answer.headers, readJson(answer.body))
  } catch (error) {
    request.log.warn({ call, err: error }, 'the API did not answer a posted form')
    return resultOf(503, { 'retry-after': '5' }, apiUnavailable)
  }
}

/** Destroying the connection itself would make `inject` wait forever. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

function resultOf(status: number, all: OutgoingHttpHeaders, body: Record<string, unknown>): CallResult {
  const names = status < 300 ? ['set-cookie'] : ['set-cookie', 'retry-after']
  const headers = Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
  if (status < 300) return { status: 200, headers, body }
  const { message, errors } = body
  return {
    status: status === 429 ? 429 : status < 500 ? 422 : 503,
    headers,
    body,
    refusal: {
      message: typeof message === 'string' ? message : apiUnavailable.message,
      errors: Array.isArray(errors) ? (errors as { field: string; message: string }[]) : [],
    },
  }
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
