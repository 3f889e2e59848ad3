import { isShippingFree } from './free-shipping'

describe('isShippingFree', () => {
  test.each([
    [9_899, false],
    [9_900, true],
    [9_901, true],
    [0, false],
  ])('of a subtotal of %i cents is %s from $99.00 on', (subtotal, isFree) => {
    expect(isShippingFree(subtotal, 9_900)).toBe(isFree)
  })
})
