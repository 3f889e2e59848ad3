import { deliveryDays } from './delivery-days'

test.each([
  ['Tuesday morning in New York', '2026-11-17T15:00:00Z', 'express', '2026-11-18', '2026-11-19'],
  ['Tuesday at one in the afternoon', '2026-11-17T18:00:00Z', 'express', '2026-11-19', '2026-11-20'],
  ['Friday evening', '2026-11-20T23:00:00Z', 'simple', '2026-11-26', '2026-12-01'],
  ['Sunday', '2026-11-22T12:00:00Z', 'express', '2026-11-24', '2026-11-25'],
  [
    'Tuesday in Europe, still Monday evening in New York',
    '2026-11-17T02:00:00Z',
    'express',
    '2026-11-18',
    '2026-11-19',
  ],
] as const)('ordered on %s it comes between these days', (_when, now, type, from, to) =>
  expect(deliveryDays(type, new Date(now))).toEqual({ from, to }),
)
