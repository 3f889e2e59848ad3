import type { ShipmentRate } from '@shop/shared-api'
import { formatArrival } from './format-arrival'

const rate = (est_min_days: number, est_max_days: number) => ({ est_min_days, est_max_days }) as ShipmentRate

describe('formatArrival', () => {
  test.each([
    ['Tue, Nov 24 to Wed, Nov 25', rate(1, 2)],
    ['Fri, Nov 27', rate(3, 3)],
  ])('of a Sunday order before Thanksgiving, shipped on Monday, is %s', (days, offer) =>
    expect(formatArrival(offer, new Date('2026-11-22T12:00:00Z'))).toBe(days),
  )
})
