import { Failure } from './failure'

/** Limits for running and queued work. */
export interface WorkBounds {
  running: number
  waiting: number
  /** Limits per key, such as a network; default to the total limits. */
  runningPerKey?: number
  waitingPerKey?: number
}

/** The key and cost of the work, and the signal that cancels it while it is queued. */
export interface WorkOptions {
  key?: string
  /** In any unit: among keys with equal turns, the cheapest work starts first. */
  cost?: number
  signal?: AbortSignal
}

interface Waiting {
  key: string
  cost: number
  start: () => void
}

const busy = () => new Failure(503, 'busy', 'The shop is busy. Please try again in a moment.', { retryAfter: 2 })

/**
 * Runs at most `running` jobs at once with at most `waiting` in the queue; throws 503 with Retry-After for more. Keys
 * take turns: the key that started least recently goes first, and among new keys the one with the cheapest job. When
 * the signal of a queued job aborts, the job leaves the queue and rejects with the signal's reason.
 */
export function boundedWork({ running, waiting, runningPerKey = running, waitingPerKey = waiting }: WorkBounds) {
  const queue: Waiting[] = []
  const runningOf = new Map<string, number>()
  const startedAt = new Map<string, number>()
  let starts = 0
  let total = 0

  const isFree = (key: string) => total < running && (runningOf.get(key) ?? 0) < runningPerKey
  const waitingOf = (key: string) => queue.filter((entry) => entry.key === key).length

  function occupy(key: string) {
    total += 1
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
    startedAt.set(key, (starts += 1))
  }

  function release(key: string) {
    total -= 1
    const left = (runningOf.get(key) ?? 0) - 1
    if (left > 0) runningOf.set(key, left)
    else runningOf.delete(key)
    startNext()
    if (!runningOf.has(key) && waitingOf(key) === 0) startedAt.delete(key)
  }

  function startNext() {
    const startable = queue.filter(({ key }) => isFree(key))
    if (startable.length === 0) return
    const turnOf = ({ key }: Waiting) => startedAt.get(key) ?? 0
    const isBefore = (a: Waiting, b: Waiting) => turnOf(a) < turnOf(b) || (turnOf(a) === turnOf(b) && a.cost < b.cost)
    const next = startable.reduce((first, candidate) => (isBefore(candidate, first) ? candidate : first))
    queue.splice(queue.indexOf(next), 1)
    occupy(next.key)
    next.start()
  }

  function wait(key: string, cost: number, signal?: AbortSignal): Promise<void> {
    if (queue.length >= waiting || waitingOf(key) >= waitingPerKey) throw busy()
    return new Promise((resolve, reject) => {
      const entry = { key, cost, start: () => (signal?.removeEventListener('abort', leave), resolve()) }
      const leave = () => {
        queue.splice(queue.indexOf(entry), 1)
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leave, { once: true })
      queue.push(entry)
    })
  }

  return async function run<T>(work: () => Promise<T>, { key = '', cost = 0, signal }: WorkOptions = {}): Promise<T> {
    signal?.throwIfAborted()
    if (isFree(key)) occupy(key)
    else await wait(key, cost, signal)
    try {
      return await work()
    } finally {
      release(key)
    }
  }
}
