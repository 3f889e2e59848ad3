type Answer = () => unknown
let answers: Record<string, Answer> = {}

/** As in a browser, an address without an origin belongs to the page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://shop.test') : input, init)
  }
}

// The client takes both when it is first imported, so import this file before anything that uses it.
globalThis.Request = PageRequest
globalThis.fetch = async (input, init) => {
  const { method, url } = new PageRequest(input, init)
  const answer = await answers[`${method} ${new URL(url).pathname.replace('/api', '')}`]?.()
  if (answer instanceof Response) return answer
  return Response.json(answer ?? { code: 'not_found', message: 'There is no such call.' }, {
    status: answer ? 200 : 404,
  })
}

/** Lets the browser's own client be answered from this table by `METHOD /path`, whatever is sent. */
export function answerPage(table: Record<string, Answer>): void {
  answers = table
}
