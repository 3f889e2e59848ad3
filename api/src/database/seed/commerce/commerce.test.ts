import { seedCoupons } from './coupons'
import { seedStates } from './states'
import { seedTiers } from './tiers'

test('we ship to fifty states and the District of Columbia, five of them without sales tax', () => {
  expect(new Set(seedStates.map(({ code }) => code)).size).toBe(51)
  expect(seedStates.filter(({ taxRatePpm }) => taxRatePpm === 0).map(({ code }) => code)).toEqual([
    'AK',
    'DE',
    'MT',
    'NH',
    'OR',
  ])
  expect(seedStates.find(({ code }) => code === 'NJ')!.taxRatePpm).toBe(66_250)
})

test('wholesale tiers follow on each other without gap or overlap, the top one open', () => {
  seedTiers.slice(1).forEach((tier, index) => {
    expect(tier.fromCents).toBe(seedTiers[index]!.toCents! + 1)
    expect(tier.percent).toBeGreaterThan(seedTiers[index]!.percent)
  })
  expect(seedTiers.at(-1)!.toCents).toBeNull()
})

test('coupons of every kind are there: open, with a minimum, expired and used up', () => {
  const now = new Date('2026-11-21')
  expect(seedCoupons.some(({ code, percent }) => code === 'WELCOME10' && percent === 10)).toBe(true)
  expect(seedCoupons.some(({ minSubtotalCents = 0 }) => minSubtotalCents > 0)).toBe(true)
  expect(seedCoupons.some(({ expiresAt }) => expiresAt && expiresAt < now)).toBe(true)
  expect(seedCoupons.some(({ maxUses, uses }) => maxUses && maxUses === uses)).toBe(true)
})
