import type { Call } from '../../plugins/serve'
import { countingDatabase, fillCache } from '../../testing/counting-database'
import { createResponseCache } from './response-cache'
import { listings } from './listings'
import type { ProductFilter } from './product-filter'

const filterOf = (more: Partial<ProductFilter>) => ({ page: 1, limit: 10, sort: 'newest', ...more }) as ProductFilter
const exactly = { holdsAll: true, evictsOldest: true }

describe('catalogue caches', () => {
  test('hold 5,000 pages of listings', async () => {
    const { db, statements } = countingDatabase()
    const { pageOf } = listings(db)
    expect(await fillCache(5_000, (page) => pageOf(filterOf({ page }), '1'), statements)).toEqual(exactly)
  }, 60_000)

  test.each<[string, (cache: ReturnType<typeof listings>, key: number) => Promise<unknown>]>([
    ['scopes', ({ scopeOf }, key) => scopeOf(filterOf({ search: `glove ${key}` }), '1')],
    ['counts', ({ countsOf }, key) => countsOf(filterOf({ price_min: key }), '1')],
    ['sale pages', ({ saleOf }, page) => saleOf({ page, limit: 10 }, '1')],
  ])(
    'hold 1,000 %s of listings',
    async (_name, fetchEntry) => {
      const { db, statements } = countingDatabase()
      const cache = listings(db)
      expect(await fillCache(1_000, (key) => fetchEntry(cache, key), statements)).toEqual(exactly)
    },
    60_000,
  )

  test('hold 1,000 serialized responses', async () => {
    let computed = 0
    const handle = createResponseCache(countingDatabase().db)<'GET /get-faqs'>(async () => {
      computed += 1
      return { data: [] }
    })
    const reply = { serialize: JSON.stringify, type: () => reply, header: () => reply }
    const fetchEntry = (key: number) => {
      const request = { url: `/api/get-faqs?${key}`, network: '127.0.0.1', headers: {} }
      return handle({ request, reply } as unknown as Call<'GET /get-faqs'>)
    }
    const time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
    expect(await fillCache(1_000, fetchEntry, () => computed)).toEqual(exactly)
    jest.restoreAllMocks()
  }, 60_000)
})
