import { tierStanding } from './tier'

const slabs = [
  { id: 2, from_qty: 1000, to_qty: null, discount: 10 },
  { id: 1, from_qty: 500, to_qty: 999.99, discount: 5 },
]

describe('the tier of a subtotal', () => {
  it.each([
    [0, 0, 'Spend $500 to $999.99 and get 5% off!'],
    [50_000, 5, 'Spend $1,000 or more and get 10% off!'],
    [99_999, 5, 'Spend $1,000 or more and get 10% off!'],
    [100_000, 10, "You've unlocked 10% off!"],
  ])('of %i cents is %i percent', (cents, percent, message) => {
    expect(tierStanding(slabs, cents)).toMatchObject({
      percent,
      message,
      discount: Math.round((cents * percent) / 100),
    })
  })

  it('is nothing where there are no tiers', () => {
    expect(tierStanding([], 100)).toBeUndefined()
  })
})
