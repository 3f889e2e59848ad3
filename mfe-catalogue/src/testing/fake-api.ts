import { createApi, type Api } from '@shop/shared-api'

/** A request as the fake network received it. */
export interface RecordedRequest {
  /** Method and path, such as `GET /get-products`. */
  name: string
  query: URLSearchParams
  body: unknown
}

/** Thrown by a handler to respond with this status. */
export class ErrorResponse extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status}`)
  }
}

/**
 * The real API client on a fake network with handlers by `METHOD /path` (IDs as they appear); other requests get a
 * 404.
 */
export function createFakeApi(
  handlers: Record<string, (call: RecordedRequest) => unknown>,
): Api & { calls: RecordedRequest[] } {
  const calls: RecordedRequest[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = request.method === 'GET' ? '' : await request.text()
    const call = {
      name: `${request.method} ${url.pathname.replace('/api', '')}`,
      query: url.searchParams,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
    calls.push(call)
    const handler = handlers[call.name]
    try {
      if (!handler) throw new ErrorResponse(404)
      return Response.json(await Promise.race([handler(call), rejectOnAbort(request.signal)]))
    } catch (refusal) {
      if (!(refusal instanceof ErrorResponse)) throw refusal
      return Response.json({ code: 'refused', message: 'The shop refused.' }, { status: refusal.status })
    }
  }
  return { ...createApi({ baseUrl: 'http://shop.test/api', fetch: answer }), calls }
}

/** Rejects when the request is aborted, as a real network does; a handler may never settle. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
