import { deliveryDays } from './delivery-days'

describe('deliveryDays', () => {
  test.each([
    ['Tuesday morning in New York', '2026-11-17T15:00:00Z', [1, 2], '2026-11-18', '2026-11-19'],
    ['Tuesday at one in the afternoon', '2026-11-17T18:00:00Z', [1, 2], '2026-11-19', '2026-11-20'],
    ['Friday evening', '2026-11-20T23:00:00Z', [3, 6], '2026-11-27', '2026-12-02'],
    ['the evening before Thanksgiving', '2026-11-25T23:00:00Z', [1, 2], '2026-11-30', '2026-12-01'],
    ['Sunday', '2026-11-22T12:00:00Z', [1, 2], '2026-11-24', '2026-11-25'],
    ['Tuesday in Europe, still Monday evening in New York', '2026-11-17T02:00:00Z', [1, 2], '2026-11-18', '2026-11-19'],
  ] as const)('estimates delivery for an order placed on %s', (_when, now, days, from, to) =>
    expect(deliveryDays(days, new Date(now))).toEqual({ from, to }),
  )
})
