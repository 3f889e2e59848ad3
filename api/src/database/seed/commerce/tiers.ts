/** Wholesale tiers, bounds in cents and inclusive, the top one open. */
export const seedTiers = [
  { fromCents: 50_000, toCents: 99_999, percent: 5 },
  { fromCents: 100_000, toCents: 249_999, percent: 10 },
  { fromCents: 250_000, toCents: 499_999, percent: 15 },
  { fromCents: 500_000, toCents: null, percent: 20 },
]
