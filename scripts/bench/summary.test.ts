import { spreadOf } from './spread'
import { figuresText, keyFigures } from './summary'

const measure = (rate: number) => ({ rate, p50: 1, p99: 2, bytes: 100 })
const weights = (...heaps: number[]) =>
  heaps.map((heap, lot) => ({ count: lot * 10, memory: { heap: heap * 2 ** 20, external: 0, rss: 0 } }))
const load = (rate: number, p99 = 20) => ({ requests: 9, rate, p50: 5, p99, failed: 0, busy: 0.5 })
const documents = (rate: number, p99: number, addresses = 276) => ({
  mixes: [
    {
      ...{ mix: 'mix', addresses, bytes: 100, floor: [load(9_000)] },
      warm: [{ ...load(rate, p99), hits: 1, cpuMs: 0.3 }],
    },
  ],
  cold: { documents: 9, rate: 90, cpuMs: { renderer: 9, API: 3 } },
  demo: { atRest: [{ name: 'API', pss: 499 * 2 ** 20, rss: 0 }], after: [{ name: 'API', pss: 701 * 2 ** 20, rss: 0 }] },
  large: { atRest: [], after: [] },
})
const metBy = (results: Parameters<typeof keyFigures>[0]) =>
  Object.fromEntries(keyFigures(results).map(({ what, met }) => [what, met]))

describe('summary', () => {
  test('reports rate and p99 over many addresses, cold cost and memory', () => {
    expect(metBy({ documents: documents(2_000, 99) })).toEqual({
      'documents, mix': true,
      'cold list: CPU of a renderer': true,
      'demo shop at rest: memory': true,
      'demo shop after the mixes: memory': false,
    })
    expect(metBy({ documents: documents(1_999, 99) })).toMatchObject({ 'documents, mix': false })
    expect(metBy({ documents: documents(2_000, 100) })).toMatchObject({ 'documents, mix': false })
    expect(metBy({ documents: documents(1_500, 99, 5_000) })).toMatchObject({ 'documents, mix': true })
  })

  test('reports what the pool of renderers adds to a render, and the event loop delay', () => {
    const round = (ms: number, loopDelay: number) => ({
      times: [ms],
      loopDelay,
      rate: 1,
      cpu: { own: 1, renderers: 1 },
    })
    const metWith = (ms: number, delay: number) =>
      Object.values(
        metBy({
          renders: { path: '/', pool: [round(ms, delay)], inProcess: [round(10, 99)], idleLoopDelay: [1], memory: [] },
        }),
      )
    expect([metWith(13, 14), metWith(13.1, 15)]).toEqual([
      [true, true],
      [false, false],
    ])
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
