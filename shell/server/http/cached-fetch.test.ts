import { createApi } from '@shop/shared-api'
import { cachedFetch, freshSeconds } from './cached-fetch'

function counting(cacheControl: string, status = 200) {
  const requests: Request[] = []
  const fetchNow = (async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(input, init))
    return Response.json({ data: requests.length }, { status, headers: { 'cache-control': cacheControl } })
  }) as typeof fetch
  return { requests, fetch: cachedFetch(fetchNow) }
}

const url = 'http://api.example/api/menu'

describe('answers of the API on the document server', () => {
  test("are reused while they are fresh, also by the loaders' client", async () => {
    const { requests, fetch } = counting('public, max-age=30')
    const api = createApi({ baseUrl: 'http://api.example/api', fetch })
    expect(await api.request('GET /menu')).toEqual({ data: 1 })
    expect(await api.request('GET /menu')).toEqual({ data: 1 })
    expect(requests).toHaveLength(1)
  })

  test('share one call between concurrent requests', async () => {
    const { requests, fetch } = counting('public, max-age=0')
    await Promise.all([fetch(url), fetch(url), fetch(url)])
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['a private answer', 'private, max-age=30', 200],
    ['a response without Cache-Control', '', 200],
    ['a failure', 'public, max-age=30', 503],
  ])('are not stored for %s', async (_name, cacheControl, status) => {
    const { requests, fetch } = counting(cacheControl, status)
    expect((await fetch(url)).status).toBe(status)
    await fetch(url)
    expect(requests).toHaveLength(2)
  })

  test('are never stored for a request with a token', async () => {
    const { requests, fetch } = counting('public, max-age=30')
    await fetch(url, { headers: { authorization: 'Bearer mine' } })
    await fetch(url)
    await fetch(url, { headers: { authorization: 'Bearer mine' } })
    expect(requests).toHaveLength(3)
  })

  test.each([
    ['public, max-age=30', 30],
    ['public, max-age=0, s-maxage=5', 5],
    ['max-age=30', 0],
    ['no-store', 0],
    [null, 0],
  ])('with "%s" are fresh for %i s', (header, seconds) => {
    expect(freshSeconds(header)).toBe(seconds)
  })
})
