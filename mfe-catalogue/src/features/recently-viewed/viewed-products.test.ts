import { rememberViewed, getViewedProducts } from './viewed-products'

beforeEach(() => localStorage.clear())

describe('viewed products', () => {
  test('stores the last ten, newest first', () => {
    for (let id = 1; id <= 11; id += 1) rememberViewed(id)
    expect(getViewedProducts()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })

  test('moves a product viewed again to the front and excludes the current one', () => {
    for (const id of [1, 2, 1]) rememberViewed(id)
    expect(getViewedProducts()).toEqual([1, 2])
    expect(getViewedProducts(1)).toEqual([2])
  })
})
