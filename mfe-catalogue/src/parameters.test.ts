import { defaultFilters, parseFilters, serializeFilters } from './features/listing/filters'
import { parameters } from './parameters'
import { routes } from './routes'

describe('query parameters', () => {
  test('belong to routes', () => {
    expect(routes.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(parameters)))
  })

  test('of lists include every filter', () => {
    const filters = {
      ...{ search: 'belt', sizes: ['M'], colors: ['red'], priceMin: 1, priceMax: 2, inStock: true, onSale: true },
      ...{ disciplines: ['Boxing'], fits: ['Regular'] },
      ...{ ratingMin: 4, sort: 'newest' as const, page: 2 },
    }
    expect(Object.keys(filters).sort()).toEqual(Object.keys(defaultFilters).sort())
    const names = new URLSearchParams(serializeFilters(filters))
    expect(parseFilters(names)).toEqual(filters)
    expect([...names.keys()].sort()).toEqual([...parameters['catalogue/shop']!].sort())
  })
})
