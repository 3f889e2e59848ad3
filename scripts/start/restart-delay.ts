/** How a program that ends by itself is started again. Times are in ms. */
export interface RestartPolicy {
  firstDelay: number
  /** No restart waits longer, jitter aside. */
  longestDelay: number
  /** A program that ran for so long starts over with the first delay. */
  resetAfter: number
}

/** What a shop restarts its programs by. */
export const usualRestarts: RestartPolicy = { firstDelay: 1_000, longestDelay: 30_000, resetAfter: 60_000 }

const JITTER = 0.2

/** The wait before the next start after so many ends in a row: doubled each time, capped, 20 % more or less by chance. */
export function restartDelay(ends: number, policy: RestartPolicy, random: () => number = Math.random): number {
  const delay = Math.min(policy.firstDelay * 2 ** (ends - 1), policy.longestDelay)
  return Math.round(delay * (1 + JITTER * (2 * random() - 1)))
}
