import { activeFilters, withoutFilters } from './active-filters'
import { defaultFilters, serializeFilters, type Filters } from './filters'

const filters: Filters = {
  ...defaultFilters,
  search: 'gloves',
  sizes: ['10 oz', '12 oz'],
  colors: ['Red'],
  priceMin: 20,
  inStock: true,
  ratingMin: 4,
  page: 3,
}

describe('activeFilters', () => {
  test('lists every active filter', () => {
    expect(activeFilters(filters).map(({ label }) => label)).toEqual([
      'Size 10 oz',
      'Size 12 oz',
      'Red',
      'From $20',
      'In stock',
      '4 stars and up',
    ])
  })

  test('removes one filter, keeps the others and returns to the first page', () => {
    const [first] = activeFilters(filters)
    expect(serializeFilters(first!.without)).toBe(
      '?search=gloves&size=12+oz&color=Red&price_min=20&in_stock=true&rating_min=4',
    )
  })

  test('treats a price range as one filter', () => {
    const both = activeFilters({ ...defaultFilters, priceMin: 20, priceMax: 60 })
    expect(both.map(({ label, without }) => [label, serializeFilters(without)])).toEqual([['$20 to $60', '']])
    expect(activeFilters({ ...defaultFilters, priceMax: 60 })[0]?.label).toBe('Up to $60')
  })

  test('keeps the search when the filters are cleared', () => {
    expect(serializeFilters(withoutFilters({ ...filters, sort: 'newest' }))).toBe('?search=gloves&sort=newest')
  })
})
