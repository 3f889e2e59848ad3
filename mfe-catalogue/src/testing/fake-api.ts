import { createApi, type Api } from '@shop/shared-api'

/** A call as it reached the network. */
export interface RecordedRequest {
  /** As in `GET /get-products`. */
  name: string
  query: URLSearchParams
  body: unknown
}

/** What a handler throws to make the call fail with this status. */
export class ErrorResponse extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status}`)
  }
}

/** The real client on a network that answers from a table by `METHOD /path` (ids in paths as they come); what is not in it is a 404. */
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

/** Rejects when the caller gives up, as a network does; a handler may take for ever. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
