import { figuresText, keyFigures } from './summary'

const measure = (rate: number) => ({ rate, p50: 1, p99: 2, bytes: 100 })
const memory = (heap: number) => ({ heap: heap * 2 ** 20, external: 0, rss: 0 })
const documents = (cached: number, bare: number) => [
  { page: 'list', bytes: 100, cold: [measure(300)], cached: [measure(cached)], bare: [measure(bare)] },
]
const metBy = (results: Parameters<typeof keyFigures>[0]) =>
  Object.fromEntries(keyFigures(results).map(({ what, met }) => [what, met]))

test('cached documents meet their aim by 5,000 a second or by half of what a bare server gives', () => {
  expect(metBy({ documents: documents(5_000, 20_000) })).toMatchObject({ 'documents cached, list': true })
  expect(metBy({ documents: documents(900, 1_700) })).toMatchObject({ 'documents cached, list': true })
  expect(metBy({ documents: documents(900, 2_000) })).toMatchObject({ 'documents cached, list': false })
})

test('a heap that grows, a rollback that fails visitors and a slow call are said to miss their aims', () => {
  const call = { products: 1000, call: 'list', first: 1, api: [measure(40)], bareRoute: [measure(100)], bareQuery: [] }
  const times = { rollbacks: 1, toDocument: [5], toAnswer: [5], requests: 9, failed: 1 }
  const figures = keyFigures({
    api: [call],
    rollback: times,
    memory: { documents: 10, flips: 5, before: memory(50), afterDocuments: memory(51), afterFlips: memory(90) },
  })
  expect(Object.fromEntries(figures.map(({ what, met }) => [what, met]))).toEqual({
    'API, list, 1000 products': false,
    'memory after 10 documents': true,
    'memory after 5 moves of the pointer': false,
    'rollback, to the first document': false,
  })
  expect(figuresText(figures)).toMatch(/memory after 5 moves of the pointer +39\.0 MB more heap +no growth +MISSED/)
})
