import { createBus } from './bus'
import { defineEvents, type EventName } from './event-map'
import './testing/sample-events'

/** A name that another repository's contract package adds to the types. */
const pointsChanged = 'points/changed' as 'cart/changed'
const traits = { owner: 'loyalty', retained: true, crossTab: false }

describe('defineEvents', () => {
  test('makes the events of a contract package usable, with their traits', () => {
    const bus = createBus()
    const unknown = () => bus.publish(pointsChanged, { count: 1, subtotal: 0 })
    expect(unknown).toThrow('There is no event "points/changed": import the contract package that defines it.')
    defineEvents({ [pointsChanged]: traits })
    bus.nameVersions((part) => `1.0.0 of ${part}`)
    bus.publish(pointsChanged, { count: 2, subtotal: 0 })
    const received: unknown[] = []
    bus.stream(pointsChanged).subscribe((payload) => received.push(payload))
    expect(received).toEqual([{ count: 2, subtotal: 0 }])
    bus.records.subscribe(({ publisher }) =>
      expect(publisher).toEqual({ part: 'loyalty', version: '1.0.0 of loyalty' }),
    )
  })

  test('keeps the first definition of an event, and those of the shop', () => {
    defineEvents({ [pointsChanged]: traits, 'session/ended': { ...traits, retained: true } })
    defineEvents({ [pointsChanged]: { ...traits, retained: false } })
    const bus = createBus()
    bus.publish(pointsChanged, { count: 3, subtotal: 0 })
    bus.publish('session/ended', { reason: 'logout' })
    expect(bus.last(pointsChanged)).toEqual({ count: 3, subtotal: 0 })
    const received: unknown[] = []
    bus.stream('session/ended' satisfies EventName).subscribe((payload) => received.push(payload))
    expect(received).toEqual([])
  })
})
