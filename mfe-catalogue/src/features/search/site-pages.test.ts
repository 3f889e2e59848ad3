import { findPages } from './site-pages'

const titles = (query: string) => findPages(query).map(({ title }) => title)

describe('findPages', () => {
  test.each([
    ['returns', 'Returns'],
    ['size chart', 'Size guide'],
    ['deliver', 'Shipping'],
    ['Track my', undefined],
    ['tracking', 'Track order'],
    ['faq', 'FAQ'],
    ['bulk', 'Wholesale program'],
  ])('finds the page of “%s”', (query, title) => expect(titles(query)[0]).toBe(title))

  test.each(['', 'si', 'gloves', '🥊'])('finds nothing for “%s”', (query) => expect(titles(query)).toEqual([]))

  test('finds the merchant’s pages by title, and none twice', () => {
    const added = [
      { slug: 'returns', title: 'Returns' },
      { slug: 'open-mat', title: 'Open mat' },
    ]
    expect(findPages('open', added)).toEqual([{ title: 'Open mat', to: '/pages/open-mat' }])
    expect(findPages('returns', added)).toHaveLength(1)
  })
})
