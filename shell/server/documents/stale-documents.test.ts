import { cachedFetch } from '../http/cached-fetch'
import { documentOf, textOf, wantedOf } from '../testing/test-documents'
import { createDocumentCache } from './document-cache'

const hour = 3_600_000

/** A cache of documents rendered from an API that can hang, under a clock that the test sets. */
function shopOnApi() {
  const shop = { hangs: false, calls: 0, renders: 0 }
  const fetch = cachedFetch(
    ((_input: RequestInfo | URL, init?: RequestInit) => {
      shop.calls += 1
      if (!shop.hangs) return Promise.resolve(Response.json({}, { headers: { 'cache-control': 'public, max-age=5' } }))
      return new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error))
      })
    }) as typeof globalThis.fetch,
    { deadlineMs: 20 },
  )
  const cache = createDocumentCache({ timeoutMs: 200 })
  const open = (path: string, set = '1:live') =>
    cache.get(
      wantedOf(`${set} ${path}`, async () => {
        shop.renders += 1
        const calls = ['/menu', '/settings', '/tiers', path].map((call) => fetch(`http://api.example/api${call}`))
        const answers = await Promise.allSettled(calls)
        return answers.some(({ status }) => status === 'rejected')
          ? documentOf('unavailable', { status: 503 })
          : documentOf(`${path} ${shop.renders}`)
      }),
    )
  return { shop, open }
}

describe('documents while the API hangs', () => {
  let time: number
  beforeEach(() => {
    time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
  })
  afterEach(() => jest.restoreAllMocks())

  test('are served from memory for a day, with their age, and 503 afterwards', async () => {
    const { shop, open } = shopOnApi()
    await open('/shop')
    shop.hangs = true
    time += 23 * hour
    const stored = await open('/shop')
    expect([stored.outcome.status, await textOf(stored), stored.staleSeconds]).toEqual([
      200,
      expect.stringMatching(/^\/shop /),
      23 * 3_600,
    ])
    time += hour
    expect((await open('/shop')).outcome.status).toBe(503)
  })

  test('a second visitor to a page that is not in memory waits for no call', async () => {
    const { shop, open } = shopOnApi()
    shop.hangs = true
    expect((await open('/shop/1')).outcome.status).toBe(503)
    const calls = shop.calls
    const second = await open('/shop/2')
    expect([second.outcome.status, second.isPartial, shop.calls]).toEqual([503, true, calls])
  })

  test('are rendered from stored API responses where no document is cached', async () => {
    const { shop, open } = shopOnApi()
    await open('/sale')
    shop.hangs = true
    time += hour
    const served = await open('/sale', '2:next')
    expect([await textOf(served), served.staleSeconds]).toEqual([`/sale ${shop.renders}`, 3_600])
  })

  test('are fresh again with the first visit after the API recovers', async () => {
    const { shop, open } = shopOnApi()
    await open('/shop')
    shop.hangs = true
    time += hour
    expect((await open('/shop')).staleSeconds).toBe(3_600)
    shop.hangs = false
    time += 2_001
    const back = await open('/shop')
    expect([back.staleSeconds, await textOf(back)]).toEqual([undefined, `/shop ${shop.renders}`])
  })

  test('are re-rendered every two seconds at most, for any number of visitors', async () => {
    const { shop, open } = shopOnApi()
    await open('/shop')
    shop.hangs = true
    time += hour
    await open('/shop')
    const { renders } = shop
    await Promise.all(Array.from({ length: 50 }, () => open('/shop')))
    expect(shop.renders).toBe(renders)
  })

  test('a slow rendering is replaced by the cached document', async () => {
    const cache = createDocumentCache({ timeoutMs: 10 })
    await cache.get(wantedOf('/', async () => documentOf('kept')))
    time += hour
    const served = await cache.get(wantedOf('/', () => new Promise(() => undefined)))
    expect([await textOf(served), served.staleSeconds]).toEqual(['kept', 3_600])
  })

  test('a rejected rendering is replaced by the cached document, and retried by the next visitor', async () => {
    const cache = createDocumentCache()
    await cache.get(wantedOf('/', async () => documentOf('kept')))
    time += hour
    expect(await textOf(await cache.get(wantedOf('/', () => Promise.reject(new Error('busy')))))).toBe('kept')
    expect(await textOf(await cache.get(wantedOf('/', async () => documentOf('new'))))).toBe('new')
  })
})
