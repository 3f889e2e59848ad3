import { makeOrder, makeShipment } from '@shop/shared-api/testing/orders'
import { parcelSteps, type ParcelStep } from './parcel-steps'

const brief = (steps: ParcelStep[]) => steps.map(({ name, state }) => `${name}: ${state}`)

describe('parcelSteps', () => {
  test('starts at Placed with its time, even without an event for it', () => {
    const steps = parcelSteps(makeOrder({ status: 'pending', events: [] }))
    expect(brief(steps)).toEqual([
      'Placed: latest',
      'Confirmed: ahead',
      'Packed: ahead',
      'Shipped: ahead',
      'Out for delivery: ahead',
      'Delivered: ahead',
    ])
    expect(steps[0]?.at).toBe('2026-11-01T09:00:00.000Z')
  })

  test('merges order and carrier events, each step with its time', () => {
    const steps = parcelSteps(makeOrder({ status: 'shipped' }), makeShipment())
    expect(brief(steps).slice(0, 5)).toEqual([
      'Placed: done',
      'Confirmed: done',
      'Packed: done',
      'Shipped: latest',
      'Out for delivery: ahead',
    ])
    expect(steps.map(({ at }) => at?.slice(5, 16) ?? null)).toEqual([
      '11-01T09:00',
      '11-01T10:00',
      '11-02T09:00',
      '11-02T15:00',
      null,
      null,
    ])
  })

  test('marks every step as done once delivered', () => {
    const steps = parcelSteps(makeOrder({ status: 'delivered', fulfillment_status: 'delivered' }))
    expect(steps.at(-1)).toMatchObject({ name: 'Delivered', state: 'latest' })
    expect(steps.filter(({ state }) => state === 'ahead')).toEqual([])
  })

  test('replaces the current step with a failed delivery and its reason', () => {
    const events = [
      ...makeShipment().events,
      { status: 'exception', note: 'No one at home', place: null, at: '2026-11-04T12:00:00.000Z' },
    ]
    const steps = parcelSteps(makeOrder({ status: 'shipped' }), makeShipment({ tracking_status: 'exception', events }))
    expect(brief(steps).slice(3)).toEqual(['Shipped: done', 'Delivery problem: setback', 'Delivered: ahead'])
    expect(steps[4]).toMatchObject({ note: 'No one at home', at: '2026-11-04T12:00:00.000Z' })
  })

  test('ends with a cancellation and its reason', () => {
    const { events } = makeOrder()
    const cancelled = { status: 'cancelled', note: 'changed_mind', at: '2026-11-01T11:00:00.000Z' }
    const steps = parcelSteps(makeOrder({ status: 'cancelled', events: [...events, cancelled] }))
    expect(brief(steps)).toEqual(['Placed: done', 'Confirmed: done', 'Canceled: setback'])
    expect(steps[2]?.note).toBe('I changed my mind')
  })
})
