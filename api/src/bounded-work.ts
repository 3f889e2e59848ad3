import { Failure } from './failure'

/** Runs at most `running` pieces of work at once with at most `waiting` in line; further ones are turned away with 503. */
export function boundedWork({ running, waiting }: { running: number; waiting: number }) {
  const line: (() => void)[] = []
  let busy = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (line.length >= waiting) {
        throw new Failure(503, 'busy', 'The shop is busy. Please try again in a moment.', { retryAfter: 2 })
      }
      await new Promise<void>((go) => line.push(go))
    } else {
      busy += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
