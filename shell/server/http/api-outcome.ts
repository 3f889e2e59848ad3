import { AsyncLocalStorage } from 'node:async_hooks'

/** API results during one unit of work, such as the rendering of a document. */
export interface ApiOutcome {
  /** Calls without a response, fresh or stored. */
  failed: number
  /** Time of the oldest stored response that replaced a failed call; undefined without one. */
  oldestAt?: number
  /** Digests of the responses by URL: equal ones render the same document. */
  answers: Map<string, string>
}

const storage = new AsyncLocalStorage<ApiOutcome>()

/** Runs `work` and tracks its API results; `used` is complete once `work` has settled. */
export async function trackApiOutcome<T>(work: () => Promise<T>): Promise<{ value: T; used: ApiOutcome }> {
  const used: ApiOutcome = { failed: 0, answers: new Map() }
  return { value: await storage.run(used, work), used }
}

/** Notes a call that got no answer. */
export function recordFailure(): void {
  const used = storage.getStore()
  if (used) used.failed += 1
}

/** Records that a stored response of this time replaced a failed call. */
export function recordStale(answeredAt: number): void {
  const used = storage.getStore()
  if (used) used.oldestAt = Math.min(used.oldestAt ?? answeredAt, answeredAt)
}

/** Records a response that was used. */
export function recordAnswer(url: string, digest: string): void {
  storage.getStore()?.answers.set(url, digest)
}
