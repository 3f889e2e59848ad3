import { AsyncLocalStorage } from 'node:async_hooks'

/** What the API gave one piece of work, such as the rendering of a document. */
export interface ApiOutcome {
  /** Calls that got no answer, fresh or kept. */
  failed: number
  /** When the oldest kept answer was given that stood in for a failed call; undefined when none did. */
  oldestAt?: number
}

const storage = new AsyncLocalStorage<ApiOutcome>()

/** Runs `work` and says what the API gave it; `used` is complete once `work` has ended. */
export async function trackApiOutcome<T>(work: () => Promise<T>): Promise<{ value: T; used: ApiOutcome }> {
  const used: ApiOutcome = { failed: 0 }
  return { value: await storage.run(used, work), used }
}

/** Notes a call that got no answer. */
export function recordFailure(): void {
  const used = storage.getStore()
  if (used) used.failed += 1
}

/** Notes that a kept answer of this time stood in for a failed call. */
export function recordStale(answeredAt: number): void {
  const used = storage.getStore()
  if (used) used.oldestAt = Math.min(used.oldestAt ?? answeredAt, answeredAt)
}
