import { createBus } from './bus'
import type { Bus } from './bus'
import { openTabRelay } from './tab-relay'

const channel = 'relay-test'
const open: { close(): void }[] = []

function openTab(): Bus {
  const bus = createBus({ channel })
  open.push(bus)
  return bus
}

/** What crosses between tabs, as another listener on the same channel sees it. */
function tapWire(): unknown[] {
  const messages: unknown[] = []
  const wire = new BroadcastChannel(channel)
  wire.onmessage = ({ data }) => messages.push(data)
  open.push(wire)
  return messages
}

/** Long enough for messages under way to arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

test('another tab hears a fact that is marked for it, with its publisher and origin', async () => {
  const [here, there] = [openTab(), openTab()]
  const heard = jest.fn()
  there.on('cart/changed', heard)
  here.publish('cart/changed', { count: 1, subtotal: 2999 }, { version: '1.0.0' })
  await settled()
  expect(heard.mock.calls).toEqual([[{ count: 1, subtotal: 2999 }]])
  expect(there.last('cart/changed')).toEqual({ count: 1, subtotal: 2999 })
  expect(there.records()[0]).toMatchObject({
    tab: here.tab,
    publisher: { part: 'cart-checkout', version: '1.0.0' },
  })
})

test('a fact of this tab alone stays in it', async () => {
  const [here, there] = [openTab(), openTab()]
  const messages = tapWire()
  here.publish('cart/line-added', { title: 'Ring gloves', quantity: 1 })
  await settled()
  expect(messages).toEqual([])
  expect(there.records()).toEqual([])
})

test('a relayed fact is not sent on, and its own tab hears it once', async () => {
  const [here, there] = [openTab(), openTab()]
  const messages = tapWire()
  const heardHere = jest.fn()
  here.on('session/ended', heardHere)
  here.publish('session/ended', { reason: 'unauthorized' })
  await settled()
  expect(there.records()).toHaveLength(1)
  expect(messages).toHaveLength(1)
  expect(heardHere).toHaveBeenCalledTimes(1)
})

test('when two tabs state a kept fact at the same moment, all tabs end with the same one', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000)
  const [here, there, third] = [openTab(), openTab(), openTab()]
  here.publish('cart/changed', { count: 1, subtotal: 100 })
  there.publish('cart/changed', { count: 2, subtotal: 200 })
  await settled()
  jest.restoreAllMocks()
  const winner = here.tab > there.tab ? 1 : 2
  expect([here, there, third].map((bus) => bus.last('cart/changed')?.count)).toEqual([winner, winner, winner])
})

test('a fact stated after hearing another wins over it, even with a clock that went back', async () => {
  const [here, there] = [openTab(), openTab()]
  here.publish('cart/changed', { count: 1, subtotal: 100 })
  await settled()
  jest.spyOn(Date, 'now').mockReturnValue(5)
  there.publish('cart/changed', { count: 2, subtotal: 200 })
  jest.restoreAllMocks()
  await settled()
  expect(here.last('cart/changed')).toEqual({ count: 2, subtotal: 200 })
})

test('what another release says that we do not know is left alone', async () => {
  const here = openTab()
  const wire = new BroadcastChannel(channel)
  open.push(wire)
  wire.postMessage('hello')
  wire.postMessage({ name: 'toString', payload: {}, publisher: { part: 'x', version: '1' }, time: 1, tab: 'x' })
  wire.postMessage({ name: 'cart/changed', payload: 3, publisher: { part: 'x', version: '1' }, time: 1, tab: 'x' })
  wire.postMessage({ name: 'cart/line-added', payload: {}, publisher: { part: 'x', version: '1' }, time: 1, tab: 'x' })
  await settled()
  expect(here.records()).toEqual([])
})

test('without BroadcastChannel, or with one that refuses to open, the tab works alone', () => {
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
    expect(() => openTabRelay(channel, () => undefined).close()).not.toThrow()
  }
  Object.assign(globalThis, { BroadcastChannel: original })
})
