import { map } from 'rxjs'
import { createBus } from './bus'
import type { EventMap } from './event-map'

const twoPieces: EventMap['cart/changed'] = { count: 2, subtotal: 5998 }

test('delivers each event to its listener when it is published', () => {
  const bus = createBus()
  const received: unknown[] = []
  bus.on('cart/line-added', (payload) => received.push(payload))
  bus.publish('cart/line-added', { title: 'Ring gloves', quantity: 1 })
  bus.publish('cart/line-added', { title: 'Hand wraps', quantity: 3 })
  expect(received).toEqual([
    { title: 'Ring gloves', quantity: 1 },
    { title: 'Hand wraps', quantity: 3 },
  ])
})

test('replays only the latest payload of a retained event to a late listener', () => {
  const bus = createBus()
  bus.publish('cart/changed', { count: 1, subtotal: 2999 })
  bus.publish('cart/changed', twoPieces)
  const listener = jest.fn()
  bus.on('cart/changed', listener)
  expect(listener.mock.calls).toEqual([[twoPieces]])
  expect(bus.last('cart/changed')).toEqual(twoPieces)
})

test('does not replay an event that is not retained', () => {
  const bus = createBus()
  bus.publish('session/ended', { reason: 'logout' })
  const listener = jest.fn()
  bus.on('session/ended', listener)
  expect(listener).not.toHaveBeenCalled()
})

test('reports a listener that throws, and still calls the other listeners', () => {
  const bus = createBus()
  const failure = new Error('broken listener')
  const reported = jest.fn()
  const listener = jest.fn()
  bus.onListenerError(reported)
  bus.on('cart/changed', () => {
    throw failure
  })
  bus.on('cart/changed', listener)
  bus.publish('cart/changed', twoPieces)
  bus.publish('cart/changed', { count: 0, subtotal: 0 })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(reported.mock.calls).toEqual([
    [failure, 'cart/changed'],
    [failure, 'cart/changed'],
  ])
})

test('sends a listener error to the global error event without a reporter', () => {
  const reportError = jest.fn()
  Object.assign(globalThis, { reportError })
  const bus = createBus()
  bus.on('cart/changed', () => {
    throw new Error('broken listener')
  })
  bus.publish('cart/changed', twoPieces)
  expect(reportError).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(globalThis, 'reportError')
})

test('delivers nothing after unsubscribing', () => {
  const bus = createBus()
  const listener = jest.fn()
  const stop = bus.on('cart/changed', listener)
  stop()
  bus.publish('cart/changed', twoPieces)
  expect(listener).not.toHaveBeenCalled()
})

test("freezes payloads, so that listeners cannot change each other's", () => {
  const bus = createBus()
  const productIds = ['a']
  bus.publish('wishlist/changed', { count: 1, productIds })
  productIds.push('smuggled')
  const retained = bus.last('wishlist/changed')
  expect(retained).toEqual({ count: 1, productIds: ['a'] })
  expect(() => Object.assign(retained ?? {}, { count: 99 })).toThrow(TypeError)
})

test('keeps the same order for all listeners when one of them publishes', () => {
  const bus = createBus()
  const seenByLast: number[] = []
  bus.on('cart/changed', ({ count }) => {
    if (count === 1) bus.publish('cart/changed', twoPieces)
  })
  bus.on('cart/changed', ({ count }) => seenByLast.push(count))
  bus.publish('cart/changed', { count: 1, subtotal: 2999 })
  expect(seenByLast).toEqual([1, 2])
})

test('streams events as an Observable, the retained one first', () => {
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

test('refuses and reports a publication on the server', () => {
  const bus = createBus({ server: true })
  const reported = jest.fn()
  bus.onListenerError(reported)
  bus.publish('session/changed', { user: null })
  expect(bus.last('session/changed')).toBeUndefined()
  expect(String(reported.mock.calls[0])).toContain('published on the server')
})

test('records the publisher, its version and the time', () => {
  const bus = createBus()
  bus.nameVersions((part) => (part === 'cart-checkout' ? '1.4.2' : undefined))
  const before = Date.now()
  bus.publish('cart/changed', twoPieces)
  bus.publish('session/changed', { user: null }, { part: 'shell', version: '2.0.0' })
  bus.publish('wishlist/changed', { count: 0, productIds: [] })
  const [cart, session, wishlist] = bus.records()
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
  const counts = bus.records().map(({ payload }) => (payload as EventMap['cart/changed']).count)
  expect(counts).toHaveLength(200)
  expect([counts[0], counts.at(-1)]).toEqual([4, 203])
})
