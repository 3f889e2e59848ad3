import { endpoints, type Endpoint } from '../contract'
import { ApiError } from './api-error'
import { createApi, loadTransport } from './create-api'

type Network = (request: { signal?: AbortSignal | null }) => Promise<Response>

const calls = Object.entries(endpoints as Record<string, Endpoint>)

/** Makes the call over this network, like a page that leaves errors to the shop's dialog. */
function make(name: string, { multipart }: Endpoint, network: Network) {
  const shown: ApiError[] = []
  let sent = 0
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    sent += 1
    return network(input instanceof Request ? input : { signal: init?.signal })
  }
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    fetch: fetch as typeof globalThis.fetch,
    onError: (error) => shown.push(error),
  })
  const params = Object.fromEntries([...name.matchAll(/:(\w+)/g)].map(([, key]) => [key, '1']))
  const body = !name.startsWith('POST') ? undefined : multipart ? new FormData() : {}
  const request = api.request as (name: string, call: object) => Promise<unknown>
  const ended = request(name, { params, body }).then(
    () => 'answered',
    (error: unknown) => error,
  )
  return { ended, shown, sent: () => sent }
}

const refused = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify({ code: 'unavailable', message: 'Please try again.' }), { status }))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const silent: Network = ({ signal }) =>
  new Promise((_, give) => signal?.addEventListener('abort', () => give(signal.reason as Error)))

beforeAll(loadTransport)
afterEach(() => jest.useRealTimers())

describe.each(calls)('%s', (name, endpoint) => {
  test.each([500, 502, 503, 504])('shows a %i once and does not retry by itself', async (status) => {
    const { ended, shown, sent } = make(name, endpoint, refused(status))
    expect(await ended).toMatchObject({ status, message: 'Please try again.' })
    expect(shown).toHaveLength(1)
    expect(sent()).toBe(1)
  })

  test('shows a network error when offline', async () => {
    const { ended, shown, sent } = make(name, endpoint, offline)
    expect(await ended).toMatchObject({ code: 'network' })
    expect(shown.map(({ message }) => message)).toEqual([expect.stringContaining('Check your connection')])
    expect(sent()).toBe(1)
  })

  test('times out without a response', async () => {
    jest.useFakeTimers()
    const { ended, shown } = make(name, endpoint, silent)
    await jest.advanceTimersByTimeAsync(endpoint.multipart ? 120_000 : 10_000)
    expect(await ended).toBeInstanceOf(ApiError)
    expect(shown).toMatchObject([{ code: 'timeout' }])
  })
})
