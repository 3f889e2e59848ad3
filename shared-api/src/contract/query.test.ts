import { productQuery } from './catalogue'

const read = (query: Record<string, unknown>) => productQuery.safeParse(query)

describe('productQuery', () => {
  test('an address is read into numbers, flags and lists', () => {
    expect(read({ page: '2', price_min: '10.50', in_stock: 'true', size: 'M', color: ['Red', 'Black'] }).data).toEqual({
      page: 2,
      limit: 24,
      sort: 'relevance',
      price_min: 10.5,
      in_stock: true,
      size: ['M'],
      color: ['Red', 'Black'],
    })
  })

  test.each([
    ['page', '0'],
    ['page', '1e3'],
    ['page', ' 2'],
    ['page', '0x1'],
    ['page', ''],
    ['page', ['1', '2']],
    ['page', '99999999999'],
    ['limit', '61'],
    ['price_min', '-1'],
    ['price_min', '1.234'],
    ['price_min', 'NaN'],
    ['in_stock', 'yes'],
    ['sort', 'price; DROP TABLE products'],
    ['product_category', '../gloves'],
    ['search', 'a'.repeat(101)],
    ['size', Array.from({ length: 31 }, () => 'M')],
    ['unheard_of', '1'],
  ])('%s=%j is refused, not bent into shape', (key, value) => {
    expect(read({ [key]: value }).success).toBe(false)
  })
})
