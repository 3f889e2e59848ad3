/** A call as it reached the network. */
export interface MadeCall {
  /** As in `POST /subscribe`. */
  name: string
  query: URLSearchParams
  body: unknown
}

type Answer = (call: MadeCall) => unknown
let answers: Record<string, Answer> = {}
let calls: MadeCall[] = []

/** As in a browser, an address without an origin belongs to the page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://shop.test') : input, init)
  }
}

// The client takes both when it is first imported, so import this file before anything that uses it.
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
  return answer === undefined ? refusal(404, 'not_found', 'There is no such call.') : Response.json(answer)
}

/** Answers the page's calls from this table by `METHOD /path` until the next call of this function; gives what was called. */
export function answerCalls(table: Record<string, Answer>): MadeCall[] {
  answers = table
  calls = []
  return calls
}

/** A failure in the API's one shape. */
export function refusal(
  status: number,
  code: string,
  message: string,
  errors?: { field: string; message: string }[],
): Response {
  return Response.json({ code, message, errors }, { status })
}
