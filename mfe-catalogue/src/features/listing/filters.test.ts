import { productQuery } from '@shop/shared-api/contract'
import fc from 'fast-check'
import { defaultFilters, parseFilters, sortLabels, toProductQuery, serializeFilters, type Filters } from './filters'

const read = (query: string) => parseFilters(new URLSearchParams(query))

describe('list filters', () => {
  test('maps a plain URL to no filters and back', () => {
    expect(read('')).toEqual(defaultFilters)
    expect(serializeFilters(defaultFilters)).toBe('')
  })

  test('parses a URL with every filter', () => {
    const address =
      '?search=ring+gloves&size=10+oz&size=12+oz&color=Red&discipline=Boxing&discipline=MMA&fit=Regular&price_min=20&price_max=99.5&in_stock=true&on_sale=true&rating_min=4&sort=price_asc&page=3'
    const filters: Filters = {
      search: 'ring gloves',
      sizes: ['10 oz', '12 oz'],
      colors: ['Red'],
      disciplines: ['Boxing', 'MMA'],
      fits: ['Regular'],
      priceMin: 20,
      priceMax: 99.5,
      inStock: true,
      onSale: true,
      ratingMin: 4,
      sort: 'price_asc',
      page: 3,
    }
    expect(read(address)).toEqual(filters)
    expect(serializeFilters(filters)).toBe(address)
  })

  test('writes the same URL regardless of the selection order', () => {
    expect(serializeFilters(read('?color=Red&color=Black&size=M'))).toBe(
      serializeFilters(read('?size=M&color=Black&color=Red')),
    )
  })

  test('ignores invalid parameters', () => {
    const typed = read('?page=0&page=2&rating_min=9&price_min=-3&price_max=1e3&sort=loudest&size=&size=++&color=%00')
    expect({ ...typed, colors: [] }).toEqual(defaultFilters)
  })

  test('produces a query that the API accepts for any URL', () => {
    const pair = fc.tuple(
      fc.constantFrom(
        'search',
        'size',
        'color',
        'price_min',
        'price_max',
        'in_stock',
        'on_sale',
        'rating_min',
        'sort',
        'page',
      ),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.constantFrom('true', '1', '5', '-1', '99.999', 'M')),
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 40 }), (pairs) => {
        const query = toProductQuery(parseFilters(new URLSearchParams(pairs)))
        expect(productQuery.safeParse(query).error?.issues).toBeUndefined()
      }),
    )
  })

  test('round-trips every state of the filters through the URL', () => {
    const word = fc
      .stringMatching(/^[A-Za-z0-9/&+%=# ]{1,20}$/)
      .map((text) => text.trim())
      .filter(Boolean)
    const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100)
    const filters: fc.Arbitrary<Filters> = fc.record({
      search: word,
      sizes: fc.uniqueArray(word, { maxLength: 5 }).map((values) => values.sort()),
      colors: fc.uniqueArray(word, { maxLength: 5 }).map((values) => values.sort()),
      disciplines: fc.uniqueArray(word, { maxLength: 5 }).map((values) => values.sort()),
      fits: fc.uniqueArray(word, { maxLength: 5 }).map((values) => values.sort()),
      priceMin: fc.option(cents),
      priceMax: fc.option(cents),
      inStock: fc.boolean(),
      onSale: fc.boolean(),
      ratingMin: fc.option(fc.integer({ min: 1, max: 5 })),
      sort: fc.constantFrom(...(Object.keys(sortLabels) as Filters['sort'][])),
      page: fc.integer({ min: 1, max: 100_000 }),
    })
    fc.assert(fc.property(filters, (given) => expect(read(serializeFilters(given))).toEqual(given)))
  })
})
