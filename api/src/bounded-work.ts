import { Failure } from './failure'

/** How much work may run and wait. */
export interface WorkBounds {
  running: number
  waiting: number
  /** Bounds for the work of one key, such as a network; those of all work unless given. */
  runningPerKey?: number
  waitingPerKey?: number
}

/** Whose work it is, how much it is, and what calls it off while it waits. */
export interface WorkOptions {
  key?: string
  /** In any unit: of keys whose turn is equal, the cheapest work starts first. */
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
 * Runs at most `running` pieces of work at once with at most `waiting` in the queue; throws 503 with Retry-After for
 * more. Keys take turns: the work of the key that started least recently goes first, and among keys that are new the
 * cheapest. Work whose signal aborts while it waits leaves the queue and rejects with the signal's reason.
 */
export function boundedWork({ running, waiting, runningPerKey = running, waitingPerKey = waiting }: WorkBounds) {
  const queue: Waiting[] = []
  const runningOf = new Map<string, number>()
  const startedAt = new Map<string, number>()
  let starts = 0
  let total = 0

  const isFree = (key: string) => total < running && (runningOf.get(key) ?? 0) < runningPerKey
  const waitingOf = (key: string) => queue.filter((one) => one.key === key).length

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
    const isBefore = (one: Waiting, other: Waiting) =>
      turnOf(one) < turnOf(other) || (turnOf(one) === turnOf(other) && one.cost < other.cost)
    const next = startable.reduce((first, one) => (isBefore(one, first) ? one : first))
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
