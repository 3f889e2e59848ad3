/** A recorded request. */
export interface RecordedCall {
  /** Method and path, such as `POST /subscribe`. */
  name: string
  query: URLSearchParams
  body: unknown
}

type Answer = (call: RecordedCall) => unknown
let answers: Record<string, Answer> = {}
let calls: RecordedCall[] = []

/** Resolves relative URLs against the page, as browsers do. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://shop.test') : input, init)
  }
}

// The API client reads both globals on import, so import this file first.
globalThis.Request = PageRequest
globalThis.fetch = async (input, init) => {
  const request = new PageRequest(input, init)
  const url = new URL(request.url)
  const isJson = request.headers.get('content-type')?.includes('json')
  const call = {
    name: `${request.method} ${url.pathname.replace('/api', '')}`,
    query: url.searchParams,
    body: isJson ? ((await request.json()) as unknown) : undefined,
  }
  calls.push(call)
  const answer = await answers[call.name]?.(call)
  if (answer instanceof Response) return answer
  return answer === undefined ? errorResponse(404, 'not_found', 'There is no such call.') : Response.json(answer)
}

/** Responds to requests from this table by `METHOD /path` until the next call; returns the recorded requests. */
export function mockResponses(table: Record<string, Answer>): RecordedCall[] {
  answers = table
  calls = []
  return calls
}

/** An error response in the API's format. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  errors?: { field: string; message: string }[],
): Response {
  return Response.json({ code, message, errors }, { status })
}
