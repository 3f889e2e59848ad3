import { expectedDeliveryDay, formatDeliveryPromise } from './delivery-promise'

const order = {
  promised: { from: '2026-11-24', to: '2026-11-27' },
  shipment_type: 'simple',
  status: 'confirmed',
  shipments: [],
} as const
type Order = Parameters<typeof formatDeliveryPromise>[0]
const parcel = (eta: string | null) => [{ eta }] as Order['shipments']

describe('delivery promise', () => {
  test.each<[string, Partial<Order>, string | null]>([
    ['an order that is being packed', {}, 'Simple delivery, arrives Tue, Nov 24 to Fri, Nov 27'],
    [
      'an order with a single delivery day',
      { shipment_type: 'express', promised: { from: '2026-11-24', to: '2026-11-24' } },
      'Express delivery, arrives Tue, Nov 24',
    ],
    ['a shipment without a carrier estimate', { status: 'shipped', shipments: parcel(null) }, expect.any(String)],
    ['a shipment with a carrier estimate', { status: 'shipped', shipments: parcel('2026-11-25') }, null],
    ['an order that waits for an answer', { status: 'on_hold' }, null],
    ['one that is cancelled', { status: 'cancelled' }, null],
    ['a delivered order', { status: 'delivered' }, null],
    ['an order without an estimate', { promised: null }, null],
  ])('formats the delivery promise of %s', (_, traits, words) =>
    expect(formatDeliveryPromise({ ...order, shipments: [], ...traits })).toEqual(words),
  )

  test.each([
    ['packed', '2026-11-25'],
    ['shipped', '2026-11-25'],
    ['exception', '2026-11-25'],
    ['out_for_delivery', null],
    ['delivered', null],
    ['returned', null],
  ] as const)('a parcel that is %s is expected on %s', (tracking_status, day) =>
    expect(expectedDeliveryDay({ eta: '2026-11-25', tracking_status })).toBe(day),
  )
})
