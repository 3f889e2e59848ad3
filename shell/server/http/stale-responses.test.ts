import { trackApiOutcome } from './api-outcome'
import { cachedFetch } from './cached-fetch'
import { countedFetch } from '../health/counted-fetch'
import { createHealthMeter } from '../health/health-meter'

const hour = 3_600_000
const url = 'http://api.example/api/menu'

/** An API that can be switched to any kind of failure, under a clock that the test sets. */
function switchableApi() {
  let count = 0
  const meter = createHealthMeter()
  const api = { mode: 'well' as 'well' | 'hangs' | 'refuses' | 'fails', calls: () => count }
  const fetchNow = ((_input: RequestInfo | URL, init?: RequestInit) => {
    count += 1
    if (api.mode === 'refuses') return Promise.reject(new TypeError('fetch failed'))
    if (api.mode === 'fails') return Promise.resolve(Response.json({ code: 'busy' }, { status: 503 }))
    if (api.mode === 'well')
      return Promise.resolve(Response.json({ data: count }, { headers: { 'cache-control': 'public, max-age=30' } }))
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error))
    })
  }) as typeof fetch
  return {
    api,
    fetch: cachedFetch(countedFetch(meter, fetchNow), { deadlineMs: 20, onRefused: () => meter.apiAnswered(false) }),
    meter,
  }
}

describe('stored answers while the API fails', () => {
  let time: number
  beforeEach(() => {
    time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
  })
  afterEach(() => jest.restoreAllMocks())

  test.each(['hangs', 'refuses', 'fails'] as const)('are used for a day while the API %s', async (mode) => {
    const { api, fetch } = switchableApi()
    const body = await (await fetch(url)).json()
    api.mode = mode
    time += 23 * hour
    const { value, used } = await trackApiOutcome(async () => (await fetch(url)).json())
    expect(value).toEqual(body)
    expect(used).toMatchObject({ failed: 0, oldestAt: time - 23 * hour })
    time += hour
    const late = await trackApiOutcome(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 'no answer',
      ),
    )
    expect(late).toMatchObject({ value: mode === 'fails' ? 503 : 'no answer', used: { failed: 1 } })
  })

  test('are dropped as soon as the API responds that the resource is gone', async () => {
    let status = 200
    const fetch = cachedFetch((async () =>
      Response.json({}, { status, headers: { 'cache-control': 'public, max-age=30' } })) as typeof globalThis.fetch)
    await fetch(url)
    time += hour
    status = 404
    expect((await fetch(url)).status).toBe(404)
    status = 503
    expect((await fetch(url)).status).toBe(503)
  })

  test('a hung API is called three times, then rarely, and each rejected call counts as its failure', async () => {
    const { api, fetch, meter } = switchableApi()
    api.mode = 'hangs'
    const calls = (names: string[]) => Promise.allSettled(names.map((name) => fetch(`${url}/${name}`)))
    await calls(['a', 'b', 'c'])
    await calls(['d', 'e', 'f', 'g'])
    expect(api.calls()).toBe(3)
    expect(meter.take()?.api).toEqual({ calls: 7, failures: 7 })
    time += 2_000
    await calls(['h', 'i', 'j'])
    expect(api.calls()).toBe(4)
    expect(meter.take()?.api).toEqual({ calls: 3, failures: 3 })
    api.mode = 'well'
    time += 2_000
    expect((await fetch(`${url}/k`)).status).toBe(200)
    expect((await calls(['l', 'm'])).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  test('an API that answers with failures is still called', async () => {
    const { api, fetch } = switchableApi()
    api.mode = 'fails'
    for (let call = 0; call < 6; call += 1) expect((await fetch(`${url}/${call}`)).status).toBe(503)
    expect(api.calls()).toBe(6)
  })
})
