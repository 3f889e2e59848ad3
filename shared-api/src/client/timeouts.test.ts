import { createApi } from './create-api'
import { revokeSession } from './session'

/** A client that sends nothing and records the timeout of each call. */
function recordTimeouts() {
  const timeouts: unknown[] = []
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    adapter: async (config) => {
      timeouts.push(config.timeout)
      return { data: '{}', status: 200, statusText: 'OK', headers: {}, config }
    },
  })
  return { api, timeouts }
}

describe('timeouts of the API client', () => {
  test("times out after 10 s, or after the call's own timeout", async () => {
    const { api, timeouts } = recordTimeouts()
    await api.request('GET /menu')
    await api.request('GET /menu', { timeoutMs: 250 })
    expect(timeouts).toEqual([10_000, 250])
  })

  test('an upload waits 120 s', async () => {
    const { api, timeouts } = recordTimeouts()
    await api.request('POST /subscribe', { body: new FormData() as never })
    expect(timeouts).toEqual([120_000])
  })

  test('a logout waits 4 s', async () => {
    const { api, timeouts } = recordTimeouts()
    await revokeSession(api, 'first')
    expect(timeouts).toEqual([4_000])
  })
})
