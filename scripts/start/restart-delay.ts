/** How an exited program is restarted. Times are in ms. */
export interface RestartPolicy {
  firstDelay: number
  /** Maximum delay, before jitter. */
  maxDelay: number
  /** A program that ran for this long is restarted with the first delay again. */
  resetAfter: number
}

/** The default policy of a shop. */
export const defaultRestartPolicy: RestartPolicy = { firstDelay: 1_000, maxDelay: 30_000, resetAfter: 60_000 }

const JITTER = 0.2

/** Delay before the next start after consecutive exits: doubled each time, capped, with 20 % jitter. */
export function restartDelay(ends: number, policy: RestartPolicy, random: () => number = Math.random): number {
  const delay = Math.min(policy.firstDelay * 2 ** (ends - 1), policy.maxDelay)
  return Math.round(delay * (1 + JITTER * (2 * random() - 1)))
}
