import { until } from '@shop/shared-api/testing/until'

/** Fakes this kind of timer, or the date only, in each test. */
export function stopClock(kind: 'setInterval' | 'setTimeout' | 'Date'): void {
  const own = [kind, kind.replace('set', 'clear')]
  beforeEach(() => void jest.useFakeTimers({ doNotFake: fakeable.filter((timer) => !own.includes(timer)) }))
  afterEach(() => void jest.useRealTimers())
}

/** Waits for a condition after advancing the fake clock by a second. */
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
