import { deleteExpired, RETENTION_DAYS } from '../../database/retention'
import { emptySearches } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())
beforeEach(() => api.db.delete(emptySearches))

const { rowsOf } = operatorOf(() => api)
const today = new Date().toISOString().slice(0, 10)
const report = (terms: object[], headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  api.app.inject({ method: 'POST', url: '/api/empty-searches', payload: { terms }, headers, remoteAddress })

describe('searches without results', () => {
  test('are added up by term, with the last day, the most frequent first', async () => {
    const first = [
      { term: 'tabi boots', searches: 2 },
      { term: 'sai', searches: 4 },
      { term: 'tabi boots', searches: 1 },
    ]
    expect((await report(first)).statusCode).toBe(204)
    await api.db.update(emptySearches).set({ lastSearchedOn: '2026-01-01' })
    await report([{ term: 'tabi boots', searches: 3 }])
    expect(await rowsOf('reports.empty-searches')).toEqual([
      { term: 'tabi boots', searches: 6, last_day: today },
      { term: 'sai', searches: 4, last_day: '2026-01-01' },
    ])
    expect(await rowsOf('reports.empty-searches', { limit: 1 })).toHaveLength(1)
  })

  test.each([
    [{ 'x-forwarded-for': '10.0.0.1' }, '127.0.0.1'],
    [{}, '203.0.113.7'],
  ])('are not taken from visitors: %j from %s', async (headers, address) => {
    expect((await report([{ term: 'sai', searches: 1 }], headers, address)).statusCode).toBe(404)
    expect(await api.db.$count(emptySearches)).toBe(0)
  })

  test.each([
    [[]],
    [[{ term: 'ana@example.com', searches: 1 }]],
    [[{ term: 'Sai', searches: 1 }]],
    [[{ term: 'sai', searches: 0 }]],
    [[{ term: 'sai', searches: 1_001 }]],
    [[{ term: 'sai', searches: 1, ip: '10.0.0.1' }]],
    [Array.from({ length: 51 }, (_, number) => ({ term: `sai ${number}`, searches: 1 }))],
  ])('are refused as a whole when one is not valid: %j', async (terms) => {
    expect((await report(terms)).statusCode).toBe(422)
    expect(await api.db.$count(emptySearches)).toBe(0)
  })

  test('stop at 5,000 terms, whose counts still grow', async () => {
    const terms = Array.from({ length: 5_000 }, (_, number) => ({ term: `term ${number}`, searches: 1 }))
    await api.db.insert(emptySearches).values(terms.map((line) => ({ ...line, lastSearchedOn: '2026-01-01' })))
    await report([
      { term: 'one more', searches: 1 },
      { term: 'term 7', searches: 5 },
    ])
    expect(await api.db.$count(emptySearches)).toBe(5_000)
    expect(await rowsOf('reports.empty-searches', { limit: 1 })).toEqual([
      { term: 'term 7', searches: 6, last_day: today },
    ])
  })

  test('are forgotten half a year after the last one', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    await api.db.insert(emptySearches).values([
      { term: 'old', searches: 9, lastSearchedOn: day(RETENTION_DAYS.emptySearches + 2) },
      { term: 'recent', searches: 1, lastSearchedOn: day(RETENTION_DAYS.emptySearches - 2) },
    ])
    await deleteExpired(api.db)
    expect(await rowsOf('reports.empty-searches')).toMatchObject([{ term: 'recent' }])
  })

  test('are reported to document servers by a header of lists', async () => {
    const total = async (query: string) => (await api.app.inject(`/api/get-products?${query}`)).headers['x-total-count']
    expect(await total('search=nothing+like+it&sort=newest')).toBe('0')
    expect(Number(await total('search=glove'))).toBeGreaterThan(0)
    // From the cache.
    expect(await total('search=nothing+like+it&sort=newest')).toBe('0')
    expect((await api.app.inject('/api/get-categories')).headers).not.toHaveProperty('x-total-count')
  })
})
