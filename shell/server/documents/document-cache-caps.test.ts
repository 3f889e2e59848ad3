import { randomBytes } from 'node:crypto'
import { documentOf, textOf, wantedOf } from '../testing/test-documents'
import { createDocumentCache } from './document-cache'
import { MAX_BYTES } from './document-store'

const maxBytes = 200_000

/** A cache of documents of about 8 KB each when compressed: hex digits carry half a byte. */
function counting() {
  let renders = 0
  const cache = createDocumentCache({ maxBytes })
  const text = randomBytes(8_192).toString('hex')
  const wanted = (url: string) =>
    wantedOf(url, async () => {
      renders += 1
      return documentOf(text)
    })
  return { cache, text, open: (url: string) => cache.get(wanted(url)), renders: () => renders }
}

describe('document cache', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
  afterEach(() => jest.restoreAllMocks())

  test('holds 160 MiB of compressed documents by default', () => {
    expect(MAX_BYTES).toBe(160 * 1_048_576)
  })

  test('stays below its bytes for any number of addresses, and evicts the least recently used', async () => {
    const { cache, open, renders } = counting()
    for (let index = 0; index < 100; index += 1) {
      await open(`/${index}`)
      await open('/0')
      expect(cache.bytes()).toBeLessThanOrEqual(maxBytes)
    }
    expect(renders()).toBe(100)
    expect(cache.size()).toBeGreaterThan(10)
    await open('/1')
    expect(renders()).toBe(101)
  })

  test('stores compressed bodies only, and counts each encoding from its first request on', async () => {
    const { cache, text, open } = counting()
    const served = await open('/')
    const before = cache.bytes()
    expect(before).toBeLessThan(text.length)
    expect(await textOf(served)).toBe(text)
    expect(cache.bytes()).toBe(before)
    const gzip = await served.body('gzip')
    expect(cache.bytes()).toBe(before + gzip.length)
    await served.body('gzip')
    expect(cache.bytes()).toBe(before + gzip.length)
  })

  test('does not cache a document that is larger than the whole cache', async () => {
    const cache = createDocumentCache({ maxBytes: 4_000 })
    const text = randomBytes(8_192).toString('hex')
    expect(await textOf(await cache.get(wantedOf('/', async () => documentOf(text))))).toBe(text)
    expect(cache.size()).toBe(0)
  })
})
