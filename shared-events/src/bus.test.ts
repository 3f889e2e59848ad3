import { waitFor } from '@testing-library/react'
import { map } from 'rxjs'
import { createBus } from './bus'
import type { Bus } from './bus'
import type { EventMap } from './event-map'
import type { EventRecord } from './event-record'
import './testing/sample-events'

/** The records that the bus retains. */
function recordsOf(bus: Bus): EventRecord[] {
  const records: EventRecord[] = []
  bus.records.subscribe((record) => records.push(record)).unsubscribe()
  return records
}

const twoPieces: EventMap['cart/changed'] = { count: 2, subtotal: 5998 }

describe('createBus', () => {
  test('delivers each event to its subscriber when it is published', () => {
    const bus = createBus()
    const received: unknown[] = []
    bus.stream('cart/line-added').subscribe((payload) => received.push(payload))
    bus.publish('cart/line-added', { title: 'Ring gloves', quantity: 1 })
    bus.publish('cart/line-added', { title: 'Hand wraps', quantity: 3 })
    expect(received).toEqual([
      { title: 'Ring gloves', quantity: 1 },
      { title: 'Hand wraps', quantity: 3 },
    ])
  })

  test('replays only the latest payload of a retained event to a late subscriber', () => {
    const bus = createBus()
    bus.publish('cart/changed', { count: 1, subtotal: 2999 })
    bus.publish('cart/changed', twoPieces)
    const subscriber = jest.fn()
    bus.stream('cart/changed').subscribe(subscriber)
    expect(subscriber.mock.calls).toEqual([[twoPieces]])
    expect(bus.last('cart/changed')).toEqual(twoPieces)
  })

  test('does not replay an event that is not retained', () => {
    const bus = createBus()
    bus.publish('session/ended', { reason: 'logout' })
    const subscriber = jest.fn()
    bus.stream('session/ended').subscribe(subscriber)
    expect(subscriber).not.toHaveBeenCalled()
  })

  test('turns an error of a subscriber into an uncaught error, and still calls every subscriber', async () => {
    const bus = createBus()
    const failure = new Error('broken subscriber')
    const uncaught: unknown[] = []
    const collect = (event: ErrorEvent) => {
      event.preventDefault()
      uncaught.push(event.error)
    }
    window.addEventListener('error', collect)
    const broken = jest.fn(() => {
      throw failure
    })
    const subscriber = jest.fn()
    bus.stream('cart/changed').subscribe(broken)
    bus.stream('cart/changed').subscribe(subscriber)
    bus.publish('cart/changed', twoPieces)
    bus.publish('cart/changed', { count: 0, subtotal: 0 })
    expect(broken).toHaveBeenCalledTimes(2)
    expect(subscriber).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(uncaught).toEqual([failure, failure]))
    window.removeEventListener('error', collect)
  })

  test('delivers nothing after unsubscribing', () => {
    const bus = createBus()
    const subscriber = jest.fn()
    bus.stream('cart/changed').subscribe(subscriber).unsubscribe()
    bus.publish('cart/changed', twoPieces)
    expect(subscriber).not.toHaveBeenCalled()
  })

  test("freezes payloads, so that subscribers cannot change each other's", () => {
    const bus = createBus()
    const productIds = ['a']
    bus.publish('wishlist/changed', { count: 1, productIds })
    productIds.push('smuggled')
    const retained = bus.last('wishlist/changed')
    expect(retained).toEqual({ count: 1, productIds: ['a'] })
    expect(() => Object.assign(retained ?? {}, { count: 99 })).toThrow(TypeError)
  })

  test('keeps the same order for all subscribers when one of them publishes', () => {
    const bus = createBus()
    const seenByLast: number[] = []
    bus.stream('cart/changed').subscribe(({ count }) => {
      if (count === 1) bus.publish('cart/changed', twoPieces)
    })
    bus.stream('cart/changed').subscribe(({ count }) => seenByLast.push(count))
    bus.publish('cart/changed', { count: 1, subtotal: 2999 })
    expect(seenByLast).toEqual([1, 2])
  })

  test('composes with rxjs operators, the retained payload first', () => {
    const bus = createBus()
    const counts: number[] = []
    bus.publish('cart/changed', twoPieces)
    const subscription = bus
      .stream('cart/changed')
      .pipe(map(({ count }) => count))
      .subscribe((count) => counts.push(count))
    bus.publish('cart/changed', { count: 3, subtotal: 8997 })
    subscription.unsubscribe()
    bus.publish('cart/changed', { count: 4, subtotal: 11996 })
    expect(counts).toEqual([2, 3])
  })

  test('refuses and logs a publication on the server', () => {
    const bus = createBus({ server: true })
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    bus.publish('session/changed', { user: null })
    expect(bus.last('session/changed')).toBeUndefined()
    expect(String(logged.mock.calls[0])).toContain('published on the server')
    logged.mockRestore()
  })

  test('records the publisher, its version and the time', () => {
    const bus = createBus()
    bus.nameVersions((part) => (part === 'cart-checkout' ? '1.4.2' : undefined))
    const before = Date.now()
    bus.publish('cart/changed', twoPieces)
    bus.publish('session/changed', { user: null }, { part: 'shell', version: '2.0.0' })
    bus.publish('wishlist/changed', { count: 0, productIds: [] })
    const [cart, session, wishlist] = recordsOf(bus)
    expect(cart).toMatchObject({
      name: 'cart/changed',
      publisher: { part: 'cart-checkout', version: '1.4.2' },
      tab: bus.tab,
    })
    expect(cart?.time).toBeGreaterThanOrEqual(before)
    expect(session?.publisher).toEqual({ part: 'shell', version: '2.0.0' })
    expect(wishlist?.publisher).toEqual({ part: 'catalogue', version: 'unknown' })
  })

  test('retains the last 200 records only', () => {
    const bus = createBus()
    for (let count = 1; count <= 203; count += 1) bus.publish('cart/changed', { count, subtotal: 0 })
    const counts = recordsOf(bus).map(({ payload }) => (payload as EventMap['cart/changed']).count)
    expect(counts).toHaveLength(200)
    expect([counts[0], counts.at(-1)]).toEqual([4, 203])
  })

  test('emits the earlier records, then each new one in the order of delivery', () => {
    const bus = createBus()
    bus.publish('cart/changed', { count: 1, subtotal: 2999 })
    bus.stream('session/ended').subscribe(() => bus.publish('session/changed', { user: null }))
    const names: string[] = []
    bus.records.subscribe(({ name }) => names.push(name))
    bus.publish('session/ended', { reason: 'logout' })
    expect(names).toEqual(['cart/changed', 'session/ended', 'session/changed'])
  })
})
