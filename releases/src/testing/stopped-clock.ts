import { setTimeout as sleep } from 'node:timers/promises'

/** Fakes this kind of timer, or the date only, in each test. */
export function stopClock(kind: 'setInterval' | 'setTimeout' | 'Date'): void {
  const own = [kind, kind.replace('set', 'clear')]
  beforeEach(() => void jest.useFakeTimers({ doNotFake: fakeable.filter((timer) => !own.includes(timer)) }))
  afterEach(() => void jest.useRealTimers())
}

/** Waits for a condition without a deadline of its own. */
export async function until(wanted: () => boolean): Promise<void> {
  // An abandoned test doesn't keep its process alive.
  while (!wanted()) await sleep(10, undefined, { ref: false })
}

/** The same, advancing the fake clock by up to a second. */
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
