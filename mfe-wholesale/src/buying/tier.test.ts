import { getTierStatus } from './tier'

const slabs = [
  { id: 2, from_qty: 1000, to_qty: null, discount: 10 },
  { id: 1, from_qty: 500, to_qty: 999.99, discount: 5 },
]

describe('getTierStatus', () => {
  test.each([
    [0, 0, 'Spend $500 to $999.99 and get 5% off!'],
    [50_000, 5, 'Spend $1,000 or more and get 10% off!'],
    [99_999, 5, 'Spend $1,000 or more and get 10% off!'],
    [100_000, 10, "You've unlocked 10% off!"],
  ])('returns for %i cents %i percent', (cents, percent, message) => {
    expect(getTierStatus(slabs, cents)).toMatchObject({ percent, message })
  })

  test('returns undefined without tiers', () => {
    expect(getTierStatus([], 100)).toBeUndefined()
  })
})
