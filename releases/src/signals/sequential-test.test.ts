import { sequentialTest } from './sequential-test'

const arm = (count: number, mean: number) => ({ count, mean, variance: 1 })

describe('sequentialTest', () => {
  test('returns the ratio of the formula for a single stratum', () => {
    // z = 0.3 · √500, τ²I = 5, s² = 5/6: 2 · Φ(6.12) · 6^-½ · exp(18.75).
    const { ratio, difference } = sequentialTest([{ live: arm(1_000, 0), candidate: arm(1_000, 0.3) }])
    expect(difference).toBeCloseTo(0.3)
    expect(ratio / ((2 / Math.sqrt(6)) * Math.exp(18.75))).toBeCloseTo(1, 5)
  })

  test('never counts a smaller mean as evidence', () => {
    expect(sequentialTest([{ live: arm(1_000, 0), candidate: arm(1_000, -0.3) }]).ratio).toBeLessThan(1)
  })

  test('knows nothing without both versions at the same time', () => {
    const none = arm(0, 0)
    expect(sequentialTest([])).toEqual({ difference: 0, ratio: 1 })
    expect(
      sequentialTest([
        { live: arm(500, 0), candidate: none },
        { live: none, candidate: arm(500, 9) },
      ]).ratio,
    ).toBe(1)
  })
})
