import type { Service, ServiceEnd } from './child-service'
import { supervise } from './supervise'

// Jest's fake clock only replaces global timers.
jest.mock('node:timers/promises', () => ({
  // eslint-disable-next-line shop/sleeps -- The clock is fake.
  setTimeout: <T>(ms: number, value: T) => new Promise<T>((done) => setTimeout(done, ms, value)),
}))

const spec = { name: 'API', entry: 'main.ts', env: {} }

describe('supervise', () => {
  afterEach(() => jest.useRealTimers())

  test('stops a restarted program that is not ready after 170 seconds, not before', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    const stopping = new AbortController()
    const stop = jest.fn(async () => undefined)
    const never = <T>() => new Promise<T>(() => undefined)
    const serviceWith = (ended: Promise<ServiceEnd>): Service => ({
      spec,
      pid: undefined,
      startedAt: Date.now(),
      lastLines: [],
      ready: never(),
      ended,
      stop,
    })
    const waits: number[] = []
    const first = serviceWith(Promise.resolve({ code: 1, signal: null, hung: false }))
    supervise([first], {
      policy: { firstDelay: 0, maxDelay: 0, resetAfter: 60_000 },
      start: () => {
        waits.push(Date.now())
        return serviceWith(never())
      },
      log: () => undefined,
      signal: stopping.signal,
    })
    while (waits.length === 0) await jest.advanceTimersByTimeAsync(1)
    const began = waits[0]!
    await jest.advanceTimersByTimeAsync(began + 169_999 - Date.now())
    expect(stop).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(stop).toHaveBeenCalledTimes(1)
    stopping.abort()
  })
})
