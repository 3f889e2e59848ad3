import type { IncomingMessage, ServerResponse } from 'node:http'

const DEADLINE_MS = 10_000
const MAX_BODY_BYTES = 64 * 1024

/** Calls other than reads that change nothing; a judged page may make these. */
const harmlessPosts = new Set(['/api/add-to-cart', '/api/rates', '/api/find-skus'])
const passedHeaders = ['accept', 'content-type']

/**
 * Passes a page's call to the API, without cookies and with a deadline. Calls that change something are refused: a
 * verdict has no side effects.
 */
export async function callApi(
  apiUrl: string | null,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
): Promise<void> {
  const method = request.method ?? 'GET'
  const isAllowed = method === 'GET' || method === 'HEAD' || (method === 'POST' && harmlessPosts.has(pathname))
  if (!isAllowed || /%|\.\./.test(pathname)) return refuse(response, 403, 'The gate makes no call that changes data.')
  if (apiUrl === null) return refuse(response, 503, 'No API runs.')
  const body = method === 'POST' ? await readBody(request) : undefined
  const headers = passedHeaders.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const answer = await fetch(apiUrl + pathname + search, { method, headers, body, signal, redirect: 'manual' }).catch(
    () => null,
  )
  if (!answer) return refuse(response, 503, 'The API does not answer.')
  const bytes = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
  response.end(bytes)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const code = status === 403 ? 'forbidden' : 'unavailable'
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message }))
}

/** The body of a request; rejects when it is too large. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Error('The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
