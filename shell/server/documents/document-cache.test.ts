import { documentOf, textOf, wantedOf } from '../testing/test-documents'
import { createDocumentCache } from './document-cache'
import type { PageDocument } from '../render-pool/prepared-set'

/** A cache under a clock that the test sets; each rendering is numbered. */
function counting(changes: (count: number) => Partial<PageDocument> = () => ({})) {
  const cache = createDocumentCache()
  let count = 0
  const render = async () => {
    count += 1
    return documentOf(`page ${count}`, changes(count))
  }
  return { cache, open: async (key: string) => textOf(await cache.get(wantedOf(key, render))), renders: () => count }
}
const failure = { part: 'catalogue', version: '2.0.0', to: '1.0.0', error: new Error('broken') }

describe('document cache', () => {
  let time: number
  beforeEach(() => {
    time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
  })
  afterEach(() => jest.restoreAllMocks())

  test('renders once for concurrent requests', async () => {
    const { open } = counting()
    expect(await Promise.all([open('1 /'), open('1 /'), open('1 /')])).toEqual(['page 1', 'page 1', 'page 1'])
  })

  test('never caches a private document', async () => {
    const { open } = counting(() => ({ cache: 'private' }))
    expect([await open('1 /cart'), await open('1 /cart')]).toEqual(['page 1', 'page 2'])
  })

  test('renders again for another release set', async () => {
    const { open } = counting()
    expect([await open('1 /'), await open('2 /'), await open('1 /')]).toEqual(['page 1', 'page 2', 'page 1'])
  })

  test('does not cache a document in which a part failed', async () => {
    const { open } = counting((count) => ({ failures: count === 1 ? [failure] : [] }))
    expect([await open('1 /'), await open('1 /'), await open('1 /')]).toEqual(['page 1', 'page 2', 'page 2'])
  })

  test('caches an unknown page for ten seconds', async () => {
    const { open } = counting(() => ({ status: 404, cache: 'private' }))
    expect([await open('/unknown'), await open('/unknown')]).toEqual(['page 1', 'page 1'])
    time += 10_000
    expect(await open('/unknown')).toBe('page 2')
  })

  test('forgets a rendering that failed', async () => {
    const cache = createDocumentCache()
    const broken = wantedOf('1 /', () => Promise.reject(new Error('broken')))
    await expect(cache.get(broken)).rejects.toThrow('broken')
    expect(await textOf(await cache.get(wantedOf('1 /', async () => documentOf('fine'))))).toBe('fine')
  })
})
