import { setTimeout as sleep } from 'node:timers/promises'

/** In each test, this kind of timer, or the date alone, stands still until the test lets time go by; all else goes on. */
export function stopClock(kind: 'setInterval' | 'setTimeout' | 'Date'): void {
  const own = [kind, kind.replace('set', 'clear')]
  beforeEach(() => void jest.useFakeTimers({ doNotFake: fakeable.filter((one) => !own.includes(one)) }))
  afterEach(() => void jest.useRealTimers())
}

/** Waits for what must come, as long as the machine takes. */
export async function until(wanted: () => boolean): Promise<void> {
  // A test that is given up does not keep its process.
  while (!wanted()) await sleep(10, undefined, { ref: false })
}

/** The same, where a second of the stopped clock may go by. */
export function withinASecond(wanted: () => boolean): Promise<void> {
  jest.advanceTimersByTime(1000)
  return until(wanted)
}

const fakeable = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const
