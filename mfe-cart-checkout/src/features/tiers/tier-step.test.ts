import fc from 'fast-check'
import { formatTierStep } from './tier-meter'
import { nextTierStep } from './tier-step'

const slabs = [
  { id: 2, from_qty: 1000, to_qty: null, discount: 10 },
  { id: 1, from_qty: 500, to_qty: 999.99, discount: 5 },
]

describe('nextTierStep', () => {
  test('returns the missing amount and the discount at the next tier', () => {
    expect(formatTierStep(nextTierStep(slabs, 20_000)!)).toBe(
      'Add $300.00 more to get 5% off everything, that’s $25.00 off.',
    )
  })

  test('returns the saving when adding items lowers the total', () => {
    expect(formatTierStep(nextTierStep(slabs, 99_000)!)).toBe(
      'Add $10.00 more and pay $40.50 less than now: you’ll get 10% off everything.',
    )
  })

  test('returns undefined on the top tier', () => {
    expect(nextTierStep(slabs, 100_000)).toBeUndefined()
    expect(nextTierStep([], 100)).toBeUndefined()
  })

  test('never promises a saving that the amounts don’t give', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120_000 }), (subtotal) => {
        const step = nextTierStep(slabs, subtotal)
        if (!step) return expect(subtotal).toBeGreaterThanOrEqual(100_000)
        const pays = (cents: number) =>
          cents - Math.round((cents * (cents >= 100_000 ? 10 : cents >= 50_000 ? 5 : 0)) / 100)
        expect(subtotal + step.missing).toBe(step.from)
        expect(step.saving).toBe(Math.max(0, pays(subtotal) - pays(step.from)))
      }),
    )
  })
})
