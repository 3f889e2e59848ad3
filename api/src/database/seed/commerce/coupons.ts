import type { coupons } from '../../schema'

const opening = new Date('2026-01-01T05:00:00Z')

/** Coupons of every kind that a cart can meet: open, with a minimum, limited, not yet begun, expired and used up. */
export const seedCoupons: readonly (typeof coupons.$inferInsert)[] = [
  { code: 'WELCOME10', percent: 10, startsAt: opening },
  { code: 'FULLKIT15', percent: 15, minSubtotalCents: 15_000, startsAt: opening },
  { code: 'DOJO20', percent: 20, minSubtotalCents: 30_000, maxUses: 500, startsAt: opening },
  { code: 'CORNER5', percent: 5, startsAt: opening, expiresAt: new Date('2035-12-31T23:59:59Z') },
  { code: 'OPENING25', percent: 25, startsAt: opening, expiresAt: new Date('2026-03-01T05:00:00Z') },
  { code: 'FIRST50', percent: 20, maxUses: 50, uses: 50, startsAt: opening },
]
