import { createEmptySearches } from './empty-searches'
import { sendSearches } from './send-searches'
import { watchSearches } from './watch-searches'

const list = (search: string, more = '') => `/api/get-products?search=${search}&sort=popular&page=1&limit=24${more}`
const page = (path: string) => new URL(path, 'https://shop.example')
const log = { warn: jest.fn() }

describe('searches without results', () => {
  test('are counted each time that their page is served, by how the search is normally written', () => {
    const searches = createEmptySearches()
    searches.answered(list('Tabi+Boots'), '0')
    searches.served(page('/shop?search=tabi+boots'))
    searches.served(page('/shop?search=%20TABI%20%20boots&utm_source=mail'))
    searches.served(page('/shop?search=gloves'))
    expect(searches.take()).toEqual([{ term: 'tabi boots', searches: 2 }])
    expect(searches.take()).toEqual([])
  })

  test.each([
    ['a further page', '/shop?search=tabi&page=2'],
    ['a filtered list', '/shop?search=tabi&size=10'],
    ['another page', '/product-sales?search=tabi'],
    ['an email', '/shop?search=ana%40example.com'],
  ])('do not include %s', (_what, path) => {
    const searches = createEmptySearches()
    for (const term of ['tabi', 'ana@example.com']) searches.answered(list(encodeURIComponent(term)), '0')
    searches.served(page(path))
    expect(searches.take()).toEqual([])
  })

  test('are forgotten once the API finds something', () => {
    const searches = createEmptySearches()
    searches.answered(list('tabi'), '0')
    searches.answered(list('tabi'), '3')
    searches.served(page('/shop?search=tabi'))
    expect(searches.take()).toEqual([])
  })

  test('of browsers are counted by the answer, without suggestions and filtered lists', () => {
    const searches = createEmptySearches()
    searches.proxied(list('tabi'), '0')
    searches.proxied(list('gloves'), '4')
    searches.proxied('/api/get-products?search=tab&limit=6', '0')
    searches.proxied(list('tabi', '&size=10'), '0')
    expect(searches.take()).toEqual([{ term: 'tabi', searches: 1 }])
  })

  test('are bounded: a thousand terms wait, fifty are sent at once', () => {
    const searches = createEmptySearches()
    for (let number = 0; number < 1_200; number += 1) searches.proxied(list(`term+${number}`), '0')
    for (let number = 0; number < 1_500; number += 1) searches.proxied(list('term+0'), '0')
    const sent = Array.from({ length: 21 }, () => searches.take())
    expect(sent[0]).toHaveLength(50)
    expect(sent[0]![0]).toEqual({ term: 'term 0', searches: 1_000 })
    expect(sent.flat()).toHaveLength(1_000)
  })

  test('are remembered of answers that are fetched for pages', async () => {
    const searches = createEmptySearches()
    const answer = async () => new Response('{}', { headers: { 'x-total-count': '0' } })
    await watchSearches(searches, answer)(`http://api.example${list('tabi')}`)
    searches.served(page('/shop?search=tabi'))
    expect(searches.take()).toHaveLength(1)
  })

  test.each([
    ['fails', () => Promise.reject(new Error('down')), 1],
    ['answers 503', async () => new Response(null, { status: 503 }), 1],
    ['does not know the call', async () => new Response(null, { status: 404 }), 0],
    ['accepts them', async () => new Response(null, { status: 204 }), 0],
  ])('are counted again if the API %s: %#', async (_what, fetchNow, left) => {
    const searches = createEmptySearches()
    searches.proxied(list('tabi'), '0')
    await sendSearches({ searches, apiUrl: 'http://api.example', log, fetchNow })
    expect(searches.take()).toHaveLength(left)
  })
})
