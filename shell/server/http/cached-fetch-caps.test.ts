import { cachedFetch } from './cached-fetch'

function counting(body = 'x') {
  let count = 0
  const fetchNow = (async () => {
    count += 1
    return new Response(body, { headers: { 'cache-control': 'public, max-age=60' } })
  }) as typeof fetch
  return { fetch: cachedFetch(fetchNow), calls: () => count }
}
const url = (index: number) => `http://api.example/api/get-product/${index}`

describe('cached fetch', () => {
  test('stores no response of more than a million characters', async () => {
    const fits = counting('x'.repeat(2 ** 20))
    for (let call = 0; call < 2; call += 1) await fits.fetch(url(1))
    expect(fits.calls()).toBe(1)
    const large = counting('x'.repeat(2 ** 20 + 1))
    for (let call = 0; call < 2; call += 1) await large.fetch(url(1))
    expect(large.calls()).toBe(2)
  })

  test('stores 2,000 responses and evicts the least recently used', async () => {
    const { fetch, calls } = counting()
    for (let index = 0; index < 2_000; index += 1) await fetch(url(index))
    await fetch(url(0))
    expect(calls()).toBe(2_000)
    await fetch(url(2_000))
    await fetch(url(0))
    expect(calls()).toBe(2_001)
    await fetch(url(1))
    expect(calls()).toBe(2_002)
  })
})
