import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { createDocumentCache } from './document-cache'

function counting() {
  let count = 0
  const cache = createDocumentCache()
  const render = async (html: string): Promise<RenderedDocument> => {
    count += 1
    return { status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures: [] }
  }
  return { get: (key: string, html = 'x') => cache.get(key, () => render(html)), renders: () => count }
}

describe('document cache', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
  afterEach(() => jest.restoreAllMocks())

  test('caches 1,000 documents and evicts the least recently used', async () => {
    const { get, renders } = counting()
    for (let index = 0; index < 1_000; index += 1) await get(`/${index}`)
    await get('/0')
    expect(renders()).toBe(1_000)
    await get('/1000')
    await get('/0')
    expect(renders()).toBe(1_001)
    await get('/1')
    expect(renders()).toBe(1_002)
  })

  test('caches 64 Mi characters in total, with one extra per document', async () => {
    const half = 32 * 2 ** 20
    const sizes = { fits: [half - 1, half - 1], isTooMuch: [half - 1, half] }
    for (const [name, [first = 0, second = 0]] of Object.entries(sizes)) {
      const { get, renders } = counting()
      for (let visit = 0; visit < 2; visit += 1) {
        await get('/a', ' '.repeat(first))
        await get('/b', ' '.repeat(second))
      }
      expect([name, renders()]).toEqual([name, name === 'fits' ? 2 : 4])
    }
  })
})
