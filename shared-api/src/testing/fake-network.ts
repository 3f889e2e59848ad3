import { getResponse } from 'msw'
import { requestHandlers, type RecordedCall, type Resolvers } from './request-handlers'

export { errorResponse, neverResponds, type RecordedCall, type Resolvers } from './request-handlers'

/** Resolves relative URLs against the page, as browsers do. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://shop.test') : input, init)
  }
}

/** A fetch that MSW answers by this table and records; requests without a resolver get a 404. */
export function fakeFetch(table: Resolvers, calls: RecordedCall[]): typeof fetch {
  return async (input, init) => {
    const request = new PageRequest(input, init)
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
    )
    const response = await Promise.race([getResponse(requestHandlers(table, { base: '*', calls }), request), aborted])
    if (!response) throw new TypeError('Failed to fetch')
    return response
  }
}

// The API client reads both globals on import, so import this file first.
let pageFetch = fakeFetch({}, [])
globalThis.Request = PageRequest
globalThis.fetch = (input, init) => pageFetch(input, init)

/** Answers the page's own requests by this table until the next call; returns the recorded requests. */
export function fakePageFetch(table: Resolvers): RecordedCall[] {
  const calls: RecordedCall[] = []
  pageFetch = fakeFetch(table, calls)
  return calls
}
