import { waitFor } from '@testing-library/react'
import { createBus } from './bus'
import type { Bus } from './bus'
import type { EventRecord } from './event-record'
import { openTabRelay } from './tab-relay'
import './testing/sample-events'

const channel = 'relay-test'
const open: { close(): void }[] = []

function openTab(): Bus {
  const bus = createBus({ channel })
  open.push(bus)
  return bus
}

/** The records that the bus retains. */
function recordsOf(bus: Bus): EventRecord[] {
  const records: EventRecord[] = []
  bus.records.subscribe((record) => records.push(record)).unsubscribe()
  return records
}

/** Collects what crosses between tabs, as another listener on the same channel sees it. */
function tapWire(): unknown[] {
  const messages: unknown[] = []
  const wire = new BroadcastChannel(channel)
  wire.onmessage = ({ data }) => messages.push(data)
  open.push(wire)
  return messages
}

const last = { reason: 'logout' } as const

/**
 * Publishes a marker event in one tab and waits until the others receive it, and with it all earlier ones: messages
 * of one tab arrive in order.
 */
async function receivedByOthers(from: Bus, ...others: Bus[]) {
  const received = others.map(
    (bus) =>
      new Promise<void>((resolve) =>
        bus.stream('session/ended').subscribe(({ reason }) => reason === last.reason && resolve()),
      ),
  )
  from.publish('session/ended', last)
  await Promise.all(received)
}

afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

describe('tab relay', () => {
  test('relays a cross-tab event to another tab with its publisher and origin', async () => {
    const [here, there] = [openTab(), openTab()]
    const received = jest.fn()
    there.stream('cart/changed').subscribe(received)
    here.publish('cart/changed', { count: 1, subtotal: 2999 }, { version: '1.0.0' })
    await receivedByOthers(here, there)
    expect(received.mock.calls).toEqual([[{ count: 1, subtotal: 2999 }]])
    expect(there.last('cart/changed')).toEqual({ count: 1, subtotal: 2999 })
    expect(recordsOf(there)[0]).toMatchObject({
      tab: here.tab,
      publisher: { part: 'cart-checkout', version: '1.0.0' },
    })
  })

  test('does not relay an event of one tab', async () => {
    const [here, there] = [openTab(), openTab()]
    const messages = tapWire()
    here.publish('cart/line-added', { title: 'Ring gloves', quantity: 1 })
    await receivedByOthers(here, there)
    await waitFor(() => expect(messages).toMatchObject([{ payload: last }]))
    expect(recordsOf(there)).toMatchObject([{ payload: last }])
  })

  test('does not relay a received event again, and delivers it once in its own tab', async () => {
    const [here, there] = [openTab(), openTab()]
    const messages = tapWire()
    const receivedHere = jest.fn()
    here.stream('session/ended').subscribe(receivedHere)
    here.publish('session/ended', { reason: 'unauthorized' })
    await receivedByOthers(here, there)
    await receivedByOthers(there, here)
    const crossed = [
      { payload: { reason: 'unauthorized' }, tab: here.tab },
      { payload: last, tab: here.tab },
      { payload: last, tab: there.tab },
    ]
    await waitFor(() => expect(messages).toMatchObject(crossed))
    expect(recordsOf(there)).toMatchObject(crossed)
    expect(receivedHere.mock.calls).toEqual(crossed.map(({ payload }) => [payload]))
  })

  test('converges on one payload when two tabs publish a retained event at the same moment', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000)
    const [here, there, third] = [openTab(), openTab(), openTab()]
    here.publish('cart/changed', { count: 1, subtotal: 100 })
    there.publish('cart/changed', { count: 2, subtotal: 200 })
    await receivedByOthers(here, there, third)
    await receivedByOthers(there, here, third)
    jest.restoreAllMocks()
    const winner = here.tab > there.tab ? 1 : 2
    expect([here, there, third].map((bus) => bus.last('cart/changed')?.count)).toEqual([winner, winner, winner])
  })

  test('lets a later event win even when the clock went back', async () => {
    const [here, there] = [openTab(), openTab()]
    here.publish('cart/changed', { count: 1, subtotal: 100 })
    await receivedByOthers(here, there)
    jest.spyOn(Date, 'now').mockReturnValue(5)
    there.publish('cart/changed', { count: 2, subtotal: 200 })
    jest.restoreAllMocks()
    await receivedByOthers(there, here)
    expect(here.last('cart/changed')).toEqual({ count: 2, subtotal: 200 })
  })

  test('ignores unknown messages of another release', async () => {
    const here = openTab()
    const wire = new BroadcastChannel(channel)
    open.push(wire)
    wire.postMessage('hello')
    wire.postMessage({ name: 'toString', payload: {}, publisher: { part: 'x', version: '1' }, time: 1, tab: 'x' })
    wire.postMessage({ name: 'cart/changed', payload: 3, publisher: { part: 'x', version: '1' }, time: 1, tab: 'x' })
    wire.postMessage({
      name: 'cart/line-added',
      payload: {},
      publisher: { part: 'x', version: '1' },
      time: 1,
      tab: 'x',
    })
    wire.postMessage({
      name: 'session/ended',
      payload: last,
      publisher: { part: 'x', version: '1' },
      time: 1,
      tab: 'x',
    })
    await waitFor(() => expect(recordsOf(here)).toMatchObject([{ payload: last }]))
  })

  test('works in its own tab when BroadcastChannel is missing or refuses to open', () => {
    const original = globalThis.BroadcastChannel
    for (const absent of [
      undefined,
      class Refusing {
        constructor() {
          throw new Error('opaque origin')
        }
      },
    ]) {
      Object.assign(globalThis, { BroadcastChannel: absent })
      const bus = createBus({ channel })
      bus.publish('cart/changed', { count: 1, subtotal: 100 })
      expect(bus.last('cart/changed')).toEqual({ count: 1, subtotal: 100 })
      expect(() => openTabRelay(channel).close()).not.toThrow()
    }
    Object.assign(globalThis, { BroadcastChannel: original })
  })
})
