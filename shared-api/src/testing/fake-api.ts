import { createApi, type Api } from '../client/create-api'
import { readSessionId } from '../client/session-hint'
import { checkedHandlers, takeViolations, type Handlers } from './contract-handlers'
import { fakeFetch, fakePageFetch, type RecordedCall } from './fake-network'

export { errorResponse, neverResponds, type RecordedCall } from './fake-network'
export type { Handlers } from './contract-handlers'

afterEach(() => {
  const found = takeViolations()
  if (found.length > 0) throw new Error(`Fake responses violate the API's contract:\n${found.join('\n')}`)
})

/** The API client on its own fake network. */
export interface FakeApi extends Api {
  /** The requests so far, oldest first. */
  calls: RecordedCall[]
  /** The requests of one call, by method and path. */
  named(name: string): RecordedCall[]
}

/** The real API client on a fake network that responds from this table; other requests get a 404. */
export function createFakeApi(handlers: Handlers = {}): FakeApi {
  const calls: RecordedCall[] = []
  const fetch = fakeFetch(checkedHandlers(handlers), calls)
  const api = createApi({ baseUrl: 'http://shop.test/api', fetch, sessionId: readSessionId })
  return { ...api, calls, named: (name) => calls.filter((call) => call.name === name) }
}

/** Answers the calls of `browserApi` from this table until the next call; returns the recorded requests. */
export const mockResponses = (handlers: Handlers): RecordedCall[] => fakePageFetch(checkedHandlers(handlers))
