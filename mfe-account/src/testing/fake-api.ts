import { createApi, readSessionId, type Api } from '@shop/shared-api'

/** A request as the fake network received it. */
export interface RecordedRequest {
  /** Method and path, such as `POST /login`. */
  name: string
  query: URLSearchParams
  body: unknown
  /** The session ID that the request was made with. */
  session: string | null
}

/** Thrown by a handler to respond with this status and message. */
export class ErrorResponse extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: { field: string; message: string }[],
  ) {
    super(message)
  }
}

/** The real API client on a fake network with handlers by `METHOD /path`; other requests get a 404. */
export function createFakeApi(
  handlers: Record<string, (call: RecordedRequest) => unknown>,
): Api & { calls: RecordedRequest[]; named(name: string): RecordedRequest[] } {
  const calls: RecordedRequest[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const call: RecordedRequest = {
      name: `${request.method} ${url.pathname.replace('/api', '')}`,
      query: url.searchParams,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      session: request.headers.get('x-session-id'),
    }
    calls.push(call)
    try {
      const handler = handlers[call.name]
      if (!handler) throw new ErrorResponse(404, 'We could not find that.')
      return Response.json(await handler(call))
    } catch (refusal) {
      if (!(refusal instanceof ErrorResponse)) throw refusal
      const { status, message, errors } = refusal
      return Response.json({ code: 'refused', message, errors }, { status })
    }
  }
  const api = createApi({ baseUrl: 'http://shop.test/api', fetch: answer, sessionId: readSessionId })
  return { ...api, calls, named: (name) => calls.filter((call) => call.name === name) }
}
