import { AsyncLocalStorage } from 'node:async_hooks'

/** What the API gave one piece of work, such as the rendering of a document. */
export interface AnswersUsed {
  /** Calls that got no answer, fresh or kept. */
  failed: number
  /** When the oldest kept answer was given that stood in for a failed call; undefined when none did. */
  oldestAt?: number
}

const storage = new AsyncLocalStorage<AnswersUsed>()

/** Runs `work` and says what the API gave it; `used` is complete once `work` has ended. */
export async function watchAnswers<T>(work: () => Promise<T>): Promise<{ value: T; used: AnswersUsed }> {
  const used: AnswersUsed = { failed: 0 }
  return { value: await storage.run(used, work), used }
}

/** Notes a call that got no answer. */
export function noteFailure(): void {
  const used = storage.getStore()
  if (used) used.failed += 1
}

/** Notes that a kept answer of this time stood in for a failed call. */
export function noteStale(answeredAt: number): void {
  const used = storage.getStore()
  if (used) used.oldestAt = Math.min(used.oldestAt ?? answeredAt, answeredAt)
}
