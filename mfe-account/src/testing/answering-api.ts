import { createApi, readSessionId, type Api } from '@shop/shared-api'

/** A call as it reached the network. */
export interface MadeCall {
  /** As in `POST /login`. */
  name: string
  query: URLSearchParams
  body: unknown
  /** The session that the call was made in. */
  session: string | null
}

/** What a handler throws to make the call fail with this status and these words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: { field: string; message: string }[],
  ) {
    super(message)
  }
}

/** The real client on a network that answers from a table by `METHOD /path`; what is not in it is a 404. */
export function answeringApi(
  answers: Record<string, (call: MadeCall) => unknown>,
): Api & { calls: MadeCall[]; named(name: string): MadeCall[] } {
  const calls: MadeCall[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const call: MadeCall = {
      name: `${request.method} ${url.pathname.replace('/api', '')}`,
      query: url.searchParams,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      session: request.headers.get('x-session-id'),
    }
    calls.push(call)
    try {
      const handler = answers[call.name]
      if (!handler) throw new Refusal(404, 'We could not find that.')
      return Response.json(await handler(call))
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      const { status, message, errors } = refusal
      return Response.json({ code: 'refused', message, errors }, { status })
    }
  }
  const api = createApi({ baseUrl: 'http://shop.test/api', fetch: answer, sessionId: readSessionId })
  return { ...api, calls, named: (name) => calls.filter((call) => call.name === name) }
}
