import { usableCreditCents } from './store-credit'

describe('usableCreditCents', () => {
  test.each([
    [0, 1000, 0],
    [400, 1000, 400],
    [950, 1000, 950],
    [951, 1000, 950],
    [999, 1000, 950],
    [1000, 1000, 1000],
    [5000, 1000, 1000],
    [20, 30, 0],
  ])('of a balance of %i cents for an order of %i cents is %i', (balance, total, usable) =>
    expect(usableCreditCents(balance, total)).toBe(usable),
  )
})
