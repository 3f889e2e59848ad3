import { waitFor } from '@testing-library/react'
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

const last = { reason: 'logout' } as const

/** Has a tab say one thing more and waits until the others have heard it, and so all that it said before: messages of one tab keep their order. */
async function heardOut(from: Bus, ...others: Bus[]) {
  const heard = others.map(
    (bus) =>
      new Promise<void>((resolve) => bus.on('session/ended', (said) => said.reason === last.reason && resolve())),
  )
  from.publish('session/ended', last)
  await Promise.all(heard)
}

afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

test('another tab hears a fact that is marked for it, with its publisher and origin', async () => {
  const [here, there] = [openTab(), openTab()]
  const heard = jest.fn()
  there.on('cart/changed', heard)
  here.publish('cart/changed', { count: 1, subtotal: 2999 }, { version: '1.0.0' })
  await heardOut(here, there)
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
  await heardOut(here, there)
  await waitFor(() => expect(messages).toMatchObject([{ payload: last }]))
  expect(there.records()).toMatchObject([{ payload: last }])
})

test('a relayed fact is not sent on, and its own tab hears it once', async () => {
  const [here, there] = [openTab(), openTab()]
  const messages = tapWire()
  const heardHere = jest.fn()
  here.on('session/ended', heardHere)
  here.publish('session/ended', { reason: 'unauthorized' })
  await heardOut(here, there)
  await heardOut(there, here)
  const crossed = [
    { payload: { reason: 'unauthorized' }, tab: here.tab },
    { payload: last, tab: here.tab },
    { payload: last, tab: there.tab },
  ]
  await waitFor(() => expect(messages).toMatchObject(crossed))
  expect(there.records()).toMatchObject(crossed)
  expect(heardHere.mock.calls).toEqual(crossed.map(({ payload }) => [payload]))
})

test('when two tabs state a kept fact at the same moment, all tabs end with the same one', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000)
  const [here, there, third] = [openTab(), openTab(), openTab()]
  here.publish('cart/changed', { count: 1, subtotal: 100 })
  there.publish('cart/changed', { count: 2, subtotal: 200 })
  await heardOut(here, there, third)
  await heardOut(there, here, third)
  jest.restoreAllMocks()
  const winner = here.tab > there.tab ? 1 : 2
  expect([here, there, third].map((bus) => bus.last('cart/changed')?.count)).toEqual([winner, winner, winner])
})

test('a fact stated after hearing another wins over it, even with a clock that went back', async () => {
  const [here, there] = [openTab(), openTab()]
  here.publish('cart/changed', { count: 1, subtotal: 100 })
  await heardOut(here, there)
  jest.spyOn(Date, 'now').mockReturnValue(5)
  there.publish('cart/changed', { count: 2, subtotal: 200 })
  jest.restoreAllMocks()
  await heardOut(there, here)
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
  wire.postMessage({ name: 'session/ended', payload: last, publisher: { part: 'x', version: '1' }, time: 1, tab: 'x' })
  await waitFor(() => expect(here.records()).toMatchObject([{ payload: last }]))
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
