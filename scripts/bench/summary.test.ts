import { spreadOf } from './spread'
import { figuresText, keyFigures } from './summary'

const measure = (rate: number) => ({ rate, p50: 1, p99: 2, bytes: 100 })
const weights = (...heaps: number[]) =>
  heaps.map((heap, lot) => ({ count: lot * 10, memory: { heap: heap * 2 ** 20, external: 0, rss: 0 } }))
const documents = (cached: number, bare: number) => [
  { page: 'list', bytes: 100, cold: [measure(300)], cached: [measure(cached)], bare: [measure(bare)] },
]
const metBy = (results: Parameters<typeof keyFigures>[0]) =>
  Object.fromEntries(keyFigures(results).map(({ what, met }) => [what, met]))

describe('summary', () => {
  test("accepts cached documents at 5,000 per second or half of a plain server's rate", () => {
    expect(metBy({ documents: documents(5_000, 20_000) })).toMatchObject({ 'documents cached, list': true })
    expect(metBy({ documents: documents(900, 1_700) })).toMatchObject({ 'documents cached, list': true })
    expect(metBy({ documents: documents(900, 2_000) })).toMatchObject({ 'documents cached, list': false })
  })

  test('reports a growing heap, failed visitor requests in a rollback and a slow call as missed targets', () => {
    const bare = { bareRoute: [measure(70)], withDatabase: [measure(100)], bareQuery: [] }
    const call = { products: 1000, call: 'list', first: 1, api: [measure(40)], ...bare }
    const times = { rollbacks: 1, toDocument: [5], toAnswer: [5], requests: 9, failed: 1 }
    const figures = keyFigures({
      api: [call],
      rollback: times,
      memory: { documents: weights(50, 59, 51), flips: weights(50, 70, 90) },
    })
    expect(Object.fromEntries(figures.map(({ what, met }) => [what, met]))).toEqual({
      'API, list, 1000 products': false,
      'memory over 20 documents': true,
      'memory over 20 moves of the pointer': false,
      'rollback, to the first document': false,
    })
    expect(figuresText(figures)).toMatch(/memory over 20 moves of the pointer +\+40\.0 MB +no growth +MISSED/)
  })

  test('reports blocking pages, layout shifts and Lighthouse scores below 99 as missed targets and sets none for the baseline', () => {
    const page = (name: string, site: string, lcp: number, tbt: number, cls: number) => ({
      ...{ page: name, site, conditions: 'phone', bytes: {} },
      vitals: {
        ...{ ttfb: null, fcp: null, requests: null },
        lcp: spreadOf([lcp]),
        tbt: spreadOf([tbt]),
        cls: spreadOf([cls]),
      },
    })
    const list = page('list', 's', 1040, 31, 0)
    const floor = page('list without script', 'floor', 1000, 99, 0.1)
    const scores = { performance: spreadOf([98, 99, 97]), accessibility: null, 'best-practices': null, seo: null }
    const vitals = { scores, firstPaint: null, largestPaint: null, blocking: null, layoutShift: null }
    const figures = metBy({
      pages: { pages: [list, floor], interactions: [], skipped: [] },
      lighthouse: [{ page: 'home', url: '', scripts: [], brotliTotal: 0, vitals }],
    })
    expect(figures).toEqual({
      'list on a phone: LCP': true,
      'list on a phone: TBT': false,
      'list on a phone: CLS': true,
      'Lighthouse on a phone, home': false,
    })
  })
})
